import { Container, ReviewMarquee, Section } from '@tassis/design-system';
import { SectionHeading } from '../../components/section-heading.tsx';
import { usePageTexts } from '../../firm/use-page-texts.ts';
import { fr } from '../../messages/fr.ts';
import { reviewAge } from './review-age.ts';
import styles from './reviews.module.css';
import { useToday } from './use-today.ts';

/** The reviews in two rows that drift in opposite directions. Absent when there is none. */
export function Reviews() {
  const { data: texts, isPending } = usePageTexts('home');
  const today = useToday();
  if (!isPending && !texts?.reviews.length) return null;
  const reviews = texts?.reviews.map((review) => ({
    author: review.author,
    image: review.author_image,
    text: review.review_text,
    rating: review.review_rating,
    date: review.review_datetime_utc,
    age: today ? reviewAge(review.review_datetime_utc, today) : null,
  }));
  return (
    <Section className={styles['band']}>
      <Container>
        <SectionHeading title={fr.reviews.heading} align="center" />
      </Container>
      <div className={styles['rows']}>
        {reviews ? (
          <ReviewMarquee
            reviews={reviews}
            label={fr.reviews.heading}
            pauseLabel={fr.reviews.pause}
            ratingLabel={fr.reviews.rating}
          />
        ) : null}
      </div>
    </Section>
  );
}
