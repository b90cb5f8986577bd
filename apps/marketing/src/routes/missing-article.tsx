import { firmQuery } from '@tassis/api-client';
import { Hero } from '@tassis/design-system';
import { pageData, UnlistedHead } from '@tassis/platform/router';
import { articlesQuery } from '../content/articles.ts';
import { fr } from '../messages/fr.ts';
import { ArticleList, loadParts } from './parts/index.tsx';

export const loader = pageData((need) => [loadParts(), need(firmQuery), need(articlesQuery)]);

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
