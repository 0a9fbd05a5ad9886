/** A text of the catalogue with pictures in it: the same sentence is shown and spoken. */
import { Fragment, type ComponentChildren } from 'preact';
import { t, type Key } from '../../i18n';
import type { Params } from '../../i18n/message';

/** A part of the sentence: how it is spoken, and how it looks. */
export interface Part {
  spoken: string;
  shown: ComponentChildren;
}

export interface Sentence {
  spoken: string;
  content: ComponentChildren;
}

const MARK = '\u0001';

export function sentence(key: Key, parts: Readonly<Record<string, Part | string | number>>): Sentence {
  const words: Record<string, string | number> = {};
  const marks: Record<string, string | number> = {};
  for (const [name, part] of Object.entries(parts)) {
    const isPart = typeof part === 'object';
    words[name] = isPart ? part.spoken : part;
    marks[name] = isPart ? `${MARK}${name}${MARK}` : part;
  }
  return { spoken: t(key, words satisfies Params), content: filled(t(key, marks), parts) };
}

function filled(text: string, parts: Readonly<Record<string, Part | string | number>>): ComponentChildren {
  return text.split(MARK).map((piece, index) => {
    const part = index % 2 === 1 ? parts[piece] : undefined;
    // oxlint-disable-next-line react/no-array-index-key -- the pieces of a sentence never move
    return <Fragment key={index}>{typeof part === 'object' ? part.shown : piece}</Fragment>;
  });
}
