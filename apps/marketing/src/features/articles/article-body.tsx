import { ArrowLeftIcon, Container, Grid, Prose, Section, TextLink } from '@tassis/design-system';
import { formatDate } from '@tassis/messages';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { ArticleDrawing, useFirm } from '@tassis/views';
import type { Article as LibraryArticle } from '../../content/article-library.ts';
import { articleTexts } from '../../messages/articles.ts';
import styles from './article-body.module.css';
import { ArticleCard } from './article-card.tsx';
import { ArticlePrices } from './article-prices.tsx';
import { readingMinutes } from './reading-time.ts';
import type { ListedArticle } from './use-articles.ts';

type Article = Omit<LibraryArticle, 'related'> & { readonly related: readonly ListedArticle[] };

/** An article below its title: author and date, text, the firm's prices, sources, and related articles. */
export function ArticleBody({ article }: { article: Article }) {
  return (
    <>
      <Section tone="white" as="article">
        <Container width="text">
          <div className={styles['article']}>
            <Facts article={article} />
            <Prose nodes={article.nodes} />
            {article.prices ? <ArticlePrices kind={article.prices} /> : null}
            <p className={styles['notice']}>{articleTexts.notice}</p>
            {article.sources.length > 0 ? <Sources sources={article.sources} /> : null}
          </div>
        </Container>
      </Section>
      <Section className={styles['onScreen']}>
        <Container>
          <h2>{articleTexts.related}</h2>
          <Grid column="l" gap="l" className={styles['related']}>
            {article.related.map((other) => (
              <ArticleCard key={other.name} article={other} headingLevel={3} />
            ))}
          </Grid>
          <TextLink variant="standalone" href={paths.blog} LinkComponent={RouterLink}>
            <ArrowLeftIcon /> {articleTexts.all}
          </TextLink>
        </Container>
      </Section>
    </>
  );
}

function Facts({ article: { published, updated, words, drawing } }: { article: Article }) {
  const firm = useFirm().data;
  return (
    <div className={styles['facts']}>
      <ArticleDrawing name={drawing} size={72} />
      <p>
        <strong>{articleTexts.author(firm?.name)}</strong>
        <br />
        <time dateTime={published}>{formatDate('fr', published)}</time> ·{' '}
        {articleTexts.minutes(readingMinutes(words))}
        {updated === published ? null : (
          <>
            <br />
            {articleTexts.updated} <time dateTime={updated}>{formatDate('fr', updated)}</time>
          </>
        )}
      </p>
    </div>
  );
}

function Sources({ sources }: Pick<Article, 'sources'>) {
  return (
    <section className={styles['sources']}>
      <h2 id="sources">{articleTexts.sources}</h2>
      <ul>
        {sources.map(({ name, address }) => (
          <li key={name}>
            {name}, <TextLink href={address}>{new URL(address).hostname}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
