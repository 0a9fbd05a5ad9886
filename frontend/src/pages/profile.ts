/** My name and colour as the server wants them. */
import { effect } from '@preact/signals';
import { api, type Guest } from '../net/api';
import { knownToken } from '../net/identity';
import { settings } from '../settings';
import { COLOURS } from '../ui/players';

export function profile(): Pick<Guest, 'colour'> & Partial<Guest> {
  const name = settings.name.value.trim();
  return { colour: COLOURS.indexOf(settings.colour.value), ...(name && { name }) };
}

const PATIENCE = 600;

/** Tells the server when the player changes name or colour, once the typing has paused. */
export function startProfile(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;
  return effect(() => {
    const me = profile();
    clearTimeout(timer);
    if (!isFirst) timer = setTimeout(() => void tell(me), PATIENCE);
    isFirst = false;
  });
}

/** Not reaching the server is no harm: the name is sent along with the next arrival. */
async function tell(me: Partial<Guest>): Promise<void> {
  const token = knownToken();
  if (token) await api.changeMe(token, me).catch(() => {});
}
