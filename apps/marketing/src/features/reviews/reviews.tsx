import { Container, ReviewMarquee, Section } from '@tassis/design-system';
import { SectionHeading } from '../../components/section-heading.tsx';
import { fr } from '../../messages/fr.ts';
import styles from './reviews.module.css';
import { useReviews } from './use-reviews.ts';

/** The reviews in two rows that move in opposite directions. Renders nothing when there are none. */
export function Reviews() {
  const { reviews, query } = useReviews();
  if (!query.isPending && !reviews?.length) return null;
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
