import { firmQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { Container, Hero, Section } from '@tassis/design-system';
import { pageData, PageHead, useParams } from '@tassis/platform/router';
import type { ReactNode } from 'react';
import { MissingText } from '../components/missing-text.tsx';
import { Trail } from '../components/trail.tsx';
import {
  articleQuery,
  articlesQuery,
  isArticleName,
  type ArticleName,
} from '../content/articles.ts';
import { blogStep } from '../content/steps.ts';
import { writtenArticleQuery, writtenArticlesQuery } from '../content/written-articles.ts';
import { ArticleBody } from '../features/articles/article-body.tsx';
import { WrittenArticleBody } from '../features/articles/written-article-body.tsx';
import { ContactInvitation } from '../features/contact-invitation/contact-invitation.tsx';
import { fr } from '../messages/fr.ts';
import { articleData } from '../structured-data/article-data.ts';
import { Component as MissingArticle } from './missing-article.tsx';

export const loader = pageData((need, { name = '' }) =>
  isArticleName(name)
    ? [need(firmQuery), need(articleQuery(name))]
    : [
        need(firmQuery),
        need(articlesQuery),
        need(writtenArticlesQuery),
        need(writtenArticleQuery(name)),
      ],
);

export const handle = import.meta.env.SSR ? { structuredData: articleData } : undefined;

/** `/blog/:name`: an article of the release, or one written in the content area. */
export function Component() {
  const { name = '' } = useParams();
  return isArticleName(name) ? <ReleasedArticle name={name} /> : <OtherArticle name={name} />;
}

function ReleasedArticle({ name }: { name: ArticleName }) {
  const query = useQuery(articleQuery(name));
  return (
    <ArticlePage query={query}>
      {query.data ? <ArticleBody article={query.data} /> : null}
    </ArticlePage>
  );
}

function OtherArticle({ name }: { name: string }) {
  const written = useQuery(writtenArticlesQuery);
  const isMissing = written.data?.every((article) => article.name !== name);
  return isMissing ? <MissingArticle /> : <WrittenArticle name={name} />;
}

function WrittenArticle({ name }: { name: string }) {
  const query = useQuery(writtenArticleQuery(name));
  return (
    <ArticlePage query={query}>
      {query.data ? <WrittenArticleBody article={query.data} /> : null}
    </ArticlePage>
  );
}

type ArticlePageProps = {
  query: Parameters<typeof MissingText>[0]['query'] & {
    data: { title: string; description: string } | undefined;
  };
  /** The article below its title, once it has loaded. */
  children: ReactNode;
};

function ArticlePage({ query, children }: ArticlePageProps) {
  const { title, description } = query.data ?? fr.blog;
  return (
    <>
      <PageHead title={title} description={description} />
      <Hero
        variant="page"
        breadcrumbs={<Trail above={[blogStep]} current={title} />}
        title={title}
        lead={query.data ? description : null}
      />
      {children ?? (
        <Section tone="white">
          <Container width="text">
            <MissingText query={query} />
          </Container>
        </Section>
      )}
      <ContactInvitation />
    </>
  );
}
