import type { Firm } from '@tassis/contracts';
import styles from './review-card.module.css';
import { reviewAge } from './review-age.ts';
import { Stars } from './stars.tsx';
import { useToday } from './use-today.ts';

type Review = Firm['reviews'][number];

export function ReviewCard({ review }: { review: Review }) {
  const today = useToday();
  return (
    <figure className={styles['card']}>
      <Stars rating={review.review_rating} />
      <blockquote className={styles['text']}>{review.review_text}</blockquote>
      <figcaption className={styles['author']}>
        <span className={styles['initials']} aria-hidden="true">
          {initialsOf(review.author)}
        </span>
        <span>
          <span className={styles['name']}>{review.author}</span>
          <time className={styles['age']} dateTime={review.review_datetime_utc}>
            {today ? reviewAge(review.review_datetime_utc, today) : null}
          </time>
        </span>
      </figcaption>
    </figure>
  );
}

/** 'Youssef El Amrani' → 'YA'. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => word?.charAt(0).toUpperCase()).join('');
}
