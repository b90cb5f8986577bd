import { useQuery } from '@tassis/api-client/query';
import { Container, Grid, Section } from '@tassis/design-system';
import { MissingText } from '../../components/missing-text.tsx';
import { articlesQuery } from '../../content/articles.ts';
import { ArticleCard } from './article-card.tsx';

/** All articles, as cards. */
export function ArticleList() {
  const articles = useQuery(articlesQuery);
  return (
    <Section>
      <Container>
        {articles.data ? (
          <Grid column="m" gap="l">
            {articles.data.map((article) => (
              <ArticleCard key={article.name} article={article} headingLevel={2} />
            ))}
          </Grid>
        ) : (
          <MissingText query={articles} />
        )}
      </Container>
    </Section>
  );
}
