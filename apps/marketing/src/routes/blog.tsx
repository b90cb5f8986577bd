import { firmQuery } from '@tassis/api-client';
import { pageData } from '@tassis/platform/router';
import { PageOpening } from '../components/page-opening.tsx';
import { articlesQuery } from '../content/articles.ts';
import { ContactInvitation } from '../features/contact-invitation/contact-invitation.tsx';
import { fr } from '../messages/fr.ts';
import { blogData } from '../structured-data/article-data.ts';
import { ArticleList, loadParts } from './parts/index.tsx';

export const loader = pageData((need) => [loadParts(), need(firmQuery), need(articlesQuery)]);

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
