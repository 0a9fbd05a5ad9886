/** A game's rules as chapters, made of the catalogue's texts. */
import { lookUp, messagesOf } from '../../i18n';

export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface Chapter {
  readonly number: number;
  readonly title: string;
  readonly rules: readonly Rule[];
}

export function chaptersOf(game: string): readonly Chapter[] {
  const texts = messagesOf(`rules_${game}.text.`);
  const titles = messagesOf(`rules_${game}.title.`);
  const rules = [...texts].map(([id, text]) => ({ id, title: titles.get(id) ?? id, text }));
  const numbers = [...new Set(rules.map(({ id }) => chapterOf(id)))].toSorted((a, b) => a - b);
  return numbers.map((number) => ({
    number,
    title: lookUp(`table.chapter.${game}.${number}`) ?? String(number),
    rules: rules.filter(({ id }) => chapterOf(id) === number).toSorted((a, b) => placeOf(a.id) - placeOf(b.id)),
  }));
}

/** Chapters with only those rules that hold every word; the whole book without any. */
export function search(chapters: readonly Chapter[], query: string): readonly Chapter[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return chapters;
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => holds(rule, words)) }))
    .filter(({ rules }) => rules.length > 0);
}

function holds({ id, title, text }: Rule, words: readonly string[]): boolean {
  const all = `${id} ${title} ${text}`.toLocaleLowerCase();
  return words.every((word) => all.includes(word));
}

/** "OV-5.10" is the tenth rule of the fifth chapter. */
function chapterOf(id: string): number {
  return Number(/-(\d+)\./.exec(id)?.[1]);
}

function placeOf(id: string): number {
  return Number(/\.(\d+)$/.exec(id)?.[1]);
}
