import type { Locale } from '../host/host-context.ts';
import { Marquee, MarqueeRow } from '../marquee/marquee.tsx';
import { ReviewCard, type ReviewCardProps } from '../review-card/review-card.tsx';
import styles from './review-marquee.module.css';

/** A review, for ReviewCard. */
export type Review = Pick<ReviewCardProps, 'author' | 'image' | 'text' | 'rating' | 'date' | 'age'>;

/** Props of {@link ReviewMarquee}. */
export type ReviewMarqueeProps = {
  reviews: readonly Review[];
  /** The accessible name of the lists. */
  label: string;
  /** The accessible name of the pause switch. */
  pauseLabel: string;
  /** Returns the accessible text of the stars, given the rating with one decimal. */
  ratingLabel: (shown: string) => string;
  /** The language of the decimal mark. Default: the page's. */
  locale?: Locale | undefined;
};

/** With fewer reviews two rows would have gaps, so they do not move. */
const LEAST = 6;

/**
 * Reviews in two rows that move in opposite directions at 65 pixels per second; the first half above, the second
 * below.
 */
export function ReviewMarquee({ reviews, label, pauseLabel, ...card }: ReviewMarqueeProps) {
  const items = reviews.map((review) => ({
    key: `${review.author} ${review.date}`,
    content: <ReviewCard {...review} ratingLabel={card.ratingLabel} locale={card.locale} />,
  }));
  if (items.length < LEAST) {
    return (
      <ul className={styles['still']} aria-label={label}>
        {items.map(({ key, content }) => (
          <li key={key} className={styles['card']}>
            {content}
          </li>
        ))}
      </ul>
    );
  }
  const half = Math.ceil(items.length / 2);
  return (
    <Marquee pauseLabel={pauseLabel} className={styles['moving']} label={label}>
      <MarqueeRow items={items.slice(0, half)} label={label} />
      <MarqueeRow items={items.slice(half)} label={label} direction="right" />
    </Marquee>
  );
}
