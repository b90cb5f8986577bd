import type { Locale } from '../host/host-context.ts';
import { Stars } from '../stars/stars.tsx';
import { ReviewAvatar } from './review-avatar.tsx';
import styles from './review-card.module.css';

/** Props of {@link ReviewCard}. */
export type ReviewCardProps = {
  author: string;
  /** The address of the author's picture, on this origin; without one, or if it does not load, their initials. */
  image?: string | null;
  text: string;
  /** From 0 to 5. */
  rating: number;
  /** Returns the accessible text of the stars, given the rating with one decimal. */
  ratingLabel: (shown: string) => string;
  /** The review's date for `<time>`, ISO 8601. */
  date: string;
  /** The review's age: 'ce mois', '2 ans'. `null` while it is unknown; its line is reserved. */
  age: string | null;
  /** The language of the decimal mark. Default: the page's. */
  locale?: Locale | undefined;
};

/** A client's review, 350 px wide, with at most three lines of text. Renders a `<figure>`. */
export function ReviewCard(props: ReviewCardProps) {
  return (
    <figure className={styles['root']}>
      <Stars rating={props.rating} label={props.ratingLabel} locale={props.locale} showNumber />
      <blockquote className={styles['text']}>{props.text}</blockquote>
      <figcaption className={styles['author']}>
        <ReviewAvatar author={props.author} image={props.image ?? null} />
        <span>
          <span className={styles['name']}>{props.author}</span>
          <time className={styles['age']} dateTime={props.date}>
            {props.age}
          </time>
        </span>
      </figcaption>
    </figure>
  );
}
