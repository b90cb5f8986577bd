import { firmQuery } from '@tassis/api-client';
import { Hero } from '@tassis/design-system';
import { pageData, UnlistedHead } from '@tassis/platform/router';
import { articlesQuery } from '../content/articles.ts';
import { writtenArticlesQuery } from '../content/written-articles.ts';
import { ArticleList } from '../features/articles/article-list.tsx';
import { fr } from '../messages/fr.ts';

export const loader = pageData((need) => [
  need(firmQuery),
  need(articlesQuery),
  need(writtenArticlesQuery),
]);

const { title, description } = fr.missingArticle;

/** The page for an unknown article below `/blog/`. */
export function Component() {
  return (
    <>
      <UnlistedHead title={title} description={description} />
      <Hero variant="page" eyebrow={fr.blog.title} title={title} lead={description} />
      <ArticleList />
    </>
  );
}
