import { firmQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { Container, Hero, Section } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { pageData, PageHead } from '@tassis/platform/router';
import { withParts } from '../components/on-demand.tsx';
import { MissingText } from '../components/missing-text.tsx';
import { Trail } from '../components/trail.tsx';
import { blogStep } from '../content/steps.ts';
import { articleNames, articleQuery, type ArticleName } from '../content/articles.ts';
import { ContactInvitation } from '../features/contact-invitation/contact-invitation.tsx';
import { fr } from '../messages/fr.ts';
import { articleData } from '../structured-data/article-data.ts';
import { ArticleBody } from './parts/index.tsx';

/** `/blog/<name of an article>` */
export const articleRoutes = articleNames.map((name) => ({
  path: paths.article(name),
  loader: withParts(
    pageData((need) => [need(firmQuery), need(articleQuery(name))]),
    ArticleBody,
  ),
  handle: import.meta.env.SSR ? { structuredData: articleData(name) } : undefined,
  Component: () => <ArticlePage name={name} />,
}));

function ArticlePage({ name }: { name: ArticleName }) {
  const article = useQuery(articleQuery(name));
  const { title, description } = article.data ?? fr.blog;
  return (
    <>
      <PageHead title={title} description={description} />
      <Hero
        variant="page"
        breadcrumbs={<Trail above={[blogStep]} current={title} />}
        title={title}
        lead={article.data ? description : null}
      />
      {article.data ? (
        <ArticleBody article={article.data} />
      ) : (
        <Section tone="white">
          <Container width="text">
            <MissingText query={article} />
          </Container>
        </Section>
      )}
      <ContactInvitation />
    </>
  );
}
