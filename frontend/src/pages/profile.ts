/** My name and colour as the server wants them. */
import { effect } from '@preact/signals';
import { t } from '../i18n';
import { ask } from '../net/api';
import type { Arrival, Guest } from '../net/api.gen';
import { knownToken } from '../net/identity';
import { NAME_LENGTH, settings } from '../settings';
import { COLOURS } from '../ui/players';

function change(): Arrival {
  const name = settings.name.value.trim();
  return { colour: COLOURS.indexOf(settings.colour.value), ...(name && { name }) };
}

/** For the first arrival: who has no name yet is a guest with a number. */
export function profile(): Arrival {
  const number = 1000 + Math.floor(Math.random() * 9000);
  return { name: `${t('home.guest')} ${number}`, ...change() };
}

/** Another device has shared its identity: its name and colour are mine too. */
export function becomeGuest({ name, colour }: Guest): void {
  settings.name.value = name.slice(0, NAME_LENGTH);
  settings.colour.value = COLOURS[colour] ?? settings.colour.value;
}

const PATIENCE = 600;

/** Tells the server when the player changes name or colour, once the typing has paused. */
export function startProfile(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;
  return effect(() => {
    const me = change();
    clearTimeout(timer);
    if (!isFirst) timer = setTimeout(() => void tell(me), PATIENCE);
    isFirst = false;
  });
}

/** Not reaching the server is no harm: the name is sent along with the next arrival. */
async function tell(me: Arrival): Promise<void> {
  const token = knownToken();
  if (token) await ask('changeMe', { token, body: me }).catch(() => {});
}
