import { Container, ReviewCard, Section, Stars } from '@tassis/design-system';
import { LoadFailure } from '@tassis/views';
import { SectionHeading } from '../../components/section-heading.tsx';
import { fr } from '../../messages/fr.ts';
import { testimonialTexts as texts } from '../../messages/people.ts';
import styles from './review-wall.module.css';
import { useReviews } from './use-reviews.ts';

/** All reviews with their full texts, newest first. */
export function ReviewWall() {
  const { reviews = [], query } = useReviews();
  const newestFirst = reviews.toSorted((a, b) => b.date.localeCompare(a.date));
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return (
    <Section>
      <Container>
        <SectionHeading
          title={texts.reviews(reviews.length)}
          lead={texts.order}
          action={
            reviews.length > 0 ? (
              <p className={styles['average']}>
                <Stars rating={sum / reviews.length} label={fr.reviews.rating} showNumber />{' '}
                {texts.average}
              </p>
            ) : null
          }
        />
        {query.error ? (
          <LoadFailure title={texts.failed} error={query.error} query={query} />
        ) : (
          <ul className={styles['wall']}>
            {newestFirst.map((review) => (
              <li key={`${review.author} ${review.date}`}>
                <ReviewCard {...review} ratingLabel={fr.reviews.rating} />
              </li>
            ))}
          </ul>
        )}
      </Container>
    </Section>
  );
}
