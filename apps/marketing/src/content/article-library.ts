import type { ProseNode } from '@tassis/design-system';
import { articleNames, type ArticleName } from './articles.ts';

/** The front matter of an article, and the number of its words. */
type ArticleHead = {
  readonly title: string;
  readonly description: string;
  /** Days as 'YYYY-MM-DD'. */
  readonly published: string;
  readonly updated: string;
  readonly words: number;
  readonly drawing: 'company' | 'law' | 'address' | 'certificate' | 'money' | 'accounts';
  /** The firm's prices to show below the text. */
  readonly prices?: 'creation' | 'certificate';
  readonly sources: readonly { readonly name: string; readonly address: string }[];
  readonly related: readonly ArticleName[];
};

/** An article in a list. */
export type ArticleSummary = Pick<
  ArticleHead,
  'title' | 'description' | 'published' | 'words' | 'drawing'
> & { readonly name: ArticleName };

/** An article with its text. */
export type Article = Omit<ArticleHead, 'related'> & {
  readonly nodes: readonly ProseNode[];
  readonly related: readonly ArticleSummary[];
};

const files = import.meta.glob<ArticleHead & { nodes: readonly ProseNode[] }>('./articles/*.md', {
  import: 'default',
  eager: true,
});

/** All articles, in the order of `articleNames`. */
export function listArticles(): ArticleSummary[] {
  return articleNames.map(toSummary);
}

/** An article with related ones. */
export function readArticle(name: ArticleName): Article {
  const { related, ...article } = getFile(name);
  return { ...article, related: related.map(toSummary) };
}

function toSummary(name: ArticleName): ArticleSummary {
  const { title, description, published, words, drawing } = getFile(name);
  return { name, title, description, published, words, drawing };
}

function getFile(name: ArticleName) {
  const file = files[`./articles/${name}.md`];
  if (!file) throw new Error(`There is no article ${name}`);
  return file;
}
