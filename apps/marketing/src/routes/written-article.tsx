import { firmQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { Container, Hero, Section } from '@tassis/design-system';
import { pageData, PageHead, useParams } from '@tassis/platform/router';
import { MissingText } from '../components/missing-text.tsx';
import { withParts } from '../components/on-demand.tsx';
import { Trail } from '../components/trail.tsx';
import { articlesQuery } from '../content/articles.ts';
import { blogStep } from '../content/steps.ts';
import { writtenArticleQuery, writtenArticlesQuery } from '../content/written-articles.ts';
import { ContactInvitation } from '../features/contact-invitation/contact-invitation.tsx';
import { fr } from '../messages/fr.ts';
import { writtenArticleData } from '../structured-data/article-data.ts';
import { Component as MissingArticle } from './missing-article.tsx';
import { ArticleList, WrittenArticleBody } from './parts/index.tsx';

export const loader = withParts(
  pageData((need, { name = '' }) => [
    need(firmQuery),
    need(articlesQuery),
    need(writtenArticlesQuery),
    need(writtenArticleQuery(name)),
  ]),
  ArticleList,
  WrittenArticleBody,
);

export const handle = import.meta.env.SSR ? { structuredData: writtenArticleData } : undefined;

/** `/blog/:name`, an article that was written in the content area. */
export function Component() {
  const { name = '' } = useParams();
  const written = useQuery(writtenArticlesQuery);
  const isMissing = written.data?.every((article) => article.name !== name);
  return isMissing ? <MissingArticle /> : <WrittenArticle name={name} />;
}

function WrittenArticle({ name }: { name: string }) {
  const query = useQuery(writtenArticleQuery(name));
  const article = query.data;
  const { title, description } = article ?? fr.blog;
  return (
    <>
      <PageHead title={title} description={description} />
      <Hero
        variant="page"
        breadcrumbs={<Trail above={[blogStep]} current={title} />}
        title={title}
        lead={article ? description : null}
      />
      {article ? (
        <WrittenArticleBody article={article} />
      ) : (
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
