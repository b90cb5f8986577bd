import { classNames } from '../class-names.ts';
import type { Locale } from '../host/host-context.ts';
import { Stars } from '../stars/stars.tsx';
import starStyles from '../zellige/star-tile.module.css';
import { toInitials } from './initials.ts';
import styles from './review-card.module.css';

/** Props of {@link ReviewCard}. */
export type ReviewCardProps = {
  author: string;
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
        <span className={classNames(starStyles['root'], styles['initials'])} aria-hidden="true">
          {toInitials(props.author)}
        </span>
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
