import { firmQuery } from '@tassis/api-client';
import { Hero } from '@tassis/design-system';
import { pageData, UnlistedHead } from '@tassis/platform/router';
import { withParts } from '../components/on-demand.tsx';
import { articlesQuery } from '../content/articles.ts';
import { writtenArticlesQuery } from '../content/written-articles.ts';
import { fr } from '../messages/fr.ts';
import { ArticleList } from './parts/index.tsx';

export const loader = withParts(
  pageData((need) => [need(firmQuery), need(articlesQuery), need(writtenArticlesQuery)]),
  ArticleList,
);

const { title, description } = fr.missingArticle;

/** What stands under `/blog/` and is no article. */
export function Component() {
  return (
    <>
      <UnlistedHead title={title} description={description} />
      <Hero variant="page" eyebrow={fr.blog.title} title={title} lead={description} />
      <ArticleList />
    </>
  );
}
