import type { Firm } from '@tassis/contracts';
import { Section, Container } from '@tassis/design-system';
import { Marquee, MarqueeRow } from '../../components/marquee.tsx';
import { SectionHeading } from '../../components/section-heading.tsx';
import { useFirm } from '../../firm/use-firm.ts';
import { fr } from '../../messages/fr.ts';
import { ReviewCard } from './review-card.tsx';
import styles from './reviews.module.css';

/** The reviews in two rows that drift in opposite directions. Absent when there is none. */
export function Reviews() {
  const { data: firm, isPending } = useFirm();
  if (!isPending && !firm?.reviews.length) return null;
  return (
    <Section className={styles['band']}>
      <Container>
        <SectionHeading title={fr.reviews.heading} align="center" />
      </Container>
      <div className={styles['rows']}>{firm ? <Rows reviews={firm.reviews} /> : null}</div>
    </Section>
  );
}

function Rows({ reviews }: { reviews: Firm['reviews'] }) {
  const half = Math.ceil(reviews.length / 2);
  return (
    <Marquee pauseLabel={fr.reviews.pause}>
      <MarqueeRow
        items={cardsOf(reviews.slice(0, half))}
        copies={3}
        label={fr.reviews.heading}
        className={styles['first']}
      />
      <MarqueeRow
        items={cardsOf(reviews.slice(half))}
        copies={3}
        direction="right"
        label={fr.reviews.heading}
        className={styles['second']}
      />
    </Marquee>
  );
}

function cardsOf(reviews: Firm['reviews']) {
  return reviews.map((review) => ({
    key: `${review.author} ${review.review_datetime_utc}`,
    content: <ReviewCard review={review} />,
  }));
}
