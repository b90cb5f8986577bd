import { useQuery } from '@tassis/api-client/query';
import type { ArticleSummary } from '@tassis/contracts';
import type { ArticleSummary as LibraryArticle } from '../../content/article-library.ts';
import { articlesQuery } from '../../content/articles.ts';
import { writtenArticlesQuery } from '../../content/written-articles.ts';

/** An article for a card, from either source. */
export type ListedArticle = Omit<LibraryArticle, 'name'> & { name: string };

/**
 * All articles: those of the content area, newest first, then those of the release. If both have one of the same address, the
 * release's is shown.
 */
export function useArticles() {
  const library = useQuery(articlesQuery);
  const written = useQuery(writtenArticlesQuery);
  // If the articles of the content area cannot be loaded, those of the release are shown.
  const isKnown = library.data !== undefined && (written.data !== undefined || written.isError);
  return {
    query: library,
    articles: isKnown ? mergeArticles(written.data, library.data) : undefined,
  };
}

/** The result of {@link useArticles}, from the answers of both sources. */
export function mergeArticles(
  written: readonly ArticleSummary[] = [],
  library: readonly LibraryArticle[] = [],
): ListedArticle[] {
  const others = written.filter(({ name }) => library.every((article) => article.name !== name));
  return [...others, ...library];
}
