/** What an article's address ends with: 'certificat-negatif'. */
export const ARTICLE_NAME = /^[a-z\d]+(?:-[a-z\d]+)*$/u;
export const ARTICLE_NAME_MAX = 80;

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
