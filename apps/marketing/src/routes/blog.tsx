import { firmQuery } from '@tassis/api-client';
import { pageData } from '@tassis/platform/router';
import { withParts } from '../components/on-demand.tsx';
import { PageOpening } from '../components/page-opening.tsx';
import { articlesQuery } from '../content/articles.ts';
import { writtenArticlesQuery } from '../content/written-articles.ts';
import { ContactInvitation } from '../features/contact-invitation/contact-invitation.tsx';
import { fr } from '../messages/fr.ts';
import { blogData } from '../structured-data/article-data.ts';
import { ArticleList } from './parts/index.tsx';

export const loader = withParts(
  pageData((need) => [need(firmQuery), need(articlesQuery), need(writtenArticlesQuery)]),
  ArticleList,
);

export const handle = import.meta.env.SSR ? { structuredData: blogData } : undefined;

/** `/blog` */
export function Component() {
  return (
    <>
      <PageOpening {...fr.blog} />
      <ArticleList />
      <ContactInvitation />
    </>
  );
}
