import { Container, Grid, Section } from '@tassis/design-system';
import { MissingText } from '../../components/missing-text.tsx';
import { ArticleCard } from './article-card.tsx';
import { useArticles } from './use-articles.ts';

/** All articles, as cards. */
export function ArticleList() {
  const { query, articles } = useArticles();
  return (
    <Section>
      <Container>
        {articles ? (
          <Grid column="m" gap="l">
            {articles.map((article) => (
              <ArticleCard key={article.name} article={article} headingLevel={2} />
            ))}
          </Grid>
        ) : (
          <MissingText query={query} />
        )}
      </Container>
    </Section>
  );
}
