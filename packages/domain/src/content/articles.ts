import { withoutAccents } from '../validators/proposed-names.ts';

/** What an article's address ends with: 'certificat-negatif'. */
export const ARTICLE_NAME = /^[a-z\d]+(?:-[a-z\d]+)*$/u;
export const ARTICLE_NAME_MAX = 80;

/** Proposes the end of an article's address from its title: 'Créer une société' → 'creer-une-societe'; '' for none. */
export function proposeArticleName(title: string): string {
  const plain = withoutAccents(title).replaceAll('œ', 'oe').replaceAll('æ', 'ae');
  const name = (plain.match(/[a-z\d]+/gu) ?? []).join('-');
  // A long one ends with a whole word.
  if (name.length <= ARTICLE_NAME_MAX) return name;
  return name
    .slice(0, ARTICLE_NAME_MAX + 1)
    .replace(/-[^-]*$/u, '')
    .slice(0, ARTICLE_NAME_MAX);
}

/** The drawings that stand for an article. */
export const ARTICLE_DRAWINGS = [
  'company',
  'law',
  'address',
  'certificate',
  'money',
  'accounts',
] as const;
export type ArticleDrawing = (typeof ARTICLE_DRAWINGS)[number];

/** The most blocks of an article, and the most articles. */
export const ARTICLE_BLOCKS_MAX = 200;
export const ARTICLES_MAX = 200;
