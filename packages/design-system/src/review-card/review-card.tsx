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
  /** What is read instead of the stars, given the rating with one decimal. */
  ratingLabel: (shown: string) => string;
  /** When it was written, for `<time>`: ISO 8601. */
  date: string;
  /** How long ago, in words: 'ce mois', '2 ans'. `null` while it is not known: its line is kept. */
  age: string | null;
  /** Whose decimal mark. Default: the page's. */
  locale?: Locale | undefined;
};

/** What one client says: 350 px wide, the text cut after three lines. Renders a `<figure>`. */
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
