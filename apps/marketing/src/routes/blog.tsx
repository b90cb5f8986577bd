import { firmQuery } from '@tassis/api-client';
import { pageData } from '@tassis/platform/router';
import { PageOpening } from '../components/page-opening.tsx';
import { articlesQuery } from '../content/articles.ts';
import { writtenArticlesQuery } from '../content/written-articles.ts';
import { ContactInvitation } from '../features/contact-invitation/contact-invitation.tsx';
import { ArticleList } from '../features/articles/article-list.tsx';
import { fr } from '../messages/fr.ts';
import { blogData } from '../structured-data/article-data.ts';

export const loader = pageData((need) => [
  need(firmQuery),
  need(articlesQuery),
  need(writtenArticlesQuery),
]);

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
