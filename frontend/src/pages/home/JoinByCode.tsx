import { useRef, useState } from 'preact/hooks';
import { t } from '../../i18n';
import { Button } from '../../ui/Button';
import { join, unknownCode } from './actions';

const LENGTH = 5;
const EMPTY: readonly string[] = Array.from({ length: LENGTH }, () => '');

/** One box per letter. Typing walks on, Backspace walks back, pasting fills all. */
export function JoinByCode() {
  const [letters, setLetters] = useState(EMPTY);
  const host = useRef<HTMLDivElement>(null);
  const code = letters.join('');
  const complete = code.length === LENGTH;

  const focus = (index: number): void => {
    host.current?.querySelectorAll('input')[Math.max(0, Math.min(LENGTH - 1, index))]?.focus();
  };
  const write = (from: number, text: string): void => {
    const typed = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '').slice(0, LENGTH - from);
    setLetters(letters.map((letter, index) => (index >= from ? (typed[index - from] ?? (index === from ? '' : letter)) : letter)));
    if (typed) focus(from + typed.length);
  };
  const back = (event: KeyboardEvent, index: number): void => {
    if (event.key !== 'Backspace' || letters[index]) return;
    setLetters(letters.with(Math.max(0, index - 1), ''));
    focus(index - 1);
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    if (complete) void join(code);
  };

  return (
    <form class="join" onSubmit={submit}>
      <span class="join-label" id="join-label">
        {t('home.join')}
      </span>
      <div ref={host} class="code" role="group" aria-labelledby="join-label">
        {letters.map((letter, index) => (
          <input
            // oxlint-disable-next-line react/no-array-index-key -- the boxes are their places
            key={index}
            value={letter}
            aria-label={t('home.join.letter', { n: index + 1 })}
            autoComplete="off"
            autoCapitalize="characters"
            spellcheck={false}
            enterKeyHint="go"
            onFocus={(event) => event.currentTarget.select()}
            onInput={(event) => write(index, event.currentTarget.value)}
            onKeyDown={(event) => back(event, index)}
          />
        ))}
      </div>
      <Button type="submit" kind={complete ? 'primary' : 'plain'} disabled={!complete}>
        {t('home.join.go')}
      </Button>
      {unknownCode.value === code && (
        <p class="field-error join-error" role="alert">
          {t('home.join.unknown')}
        </p>
      )}
    </form>
  );
}
