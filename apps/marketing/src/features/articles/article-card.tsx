import { ArrowRightIcon, Card } from '@tassis/design-system';
import { formatDate } from '@tassis/messages';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { ArticleDrawing } from '@tassis/views';
import { articleTexts } from '../../messages/articles.ts';
import styles from './article-card.module.css';
import { readingMinutes } from './reading-time.ts';
import type { ListedArticle } from './use-articles.ts';

type ArticleCardProps = { article: ListedArticle; headingLevel: 2 | 3 };

/** An article in a list. The whole card is clickable; screen readers get the link of its title. */
export function ArticleCard({ article, headingLevel }: ArticleCardProps) {
  const { name, title, description, published, words, drawing } = article;
  const Heading = `h${headingLevel}` as const;
  return (
    <Card as="article" padding="l" className={styles['card']}>
      <ArticleDrawing name={drawing} size={112} />
      <Heading className={styles['title']}>
        <RouterLink href={paths.article(name)} className={styles['link']}>
          {title}
        </RouterLink>
      </Heading>
      <p className={styles['description']}>{description}</p>
      <p className={styles['foot']}>
        <time dateTime={published}>{formatDate('fr', published)}</time>
        <span>{articleTexts.minutes(readingMinutes(words))}</span>
        <ArrowRightIcon className={styles['arrow']} />
      </p>
    </Card>
  );
}
