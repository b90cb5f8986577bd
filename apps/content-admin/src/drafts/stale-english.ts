import { isSame } from './merge-entries.ts';

type Texts = { french: unknown; english: unknown };

/** Whether a draft changes the French of a text and leaves its English as it is on the site. */
export function isEnglishStale(texts: Texts, published: readonly Texts[]): boolean {
  const { french, english } = texts;
  const withSameEnglish = published.filter((each) => isSame(each.english, english));
  return withSameEnglish.length > 0 && !withSameEnglish.some((each) => isSame(each.french, french));
}
