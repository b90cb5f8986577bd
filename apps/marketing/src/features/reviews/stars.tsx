import { VisuallyHidden } from '@tassis/design-system';
import { formatNumber } from '@tassis/messages';
import { fr } from '../../messages/fr.ts';
import styles from './stars.module.css';

const STAR = 'M10 1.8l2.4 5.3 5.8.6-4.3 3.9 1.2 5.7L10 14.4l-5.1 2.9 1.2-5.7L1.8 7.7l5.8-.6z';
const LEFT_HALF = 'M10 1.8v12.6l-5.1 2.9 1.2-5.7L1.8 7.7l5.8-.6z';

const PLACES = [1, 2, 3, 4, 5];

type Fill = 'full' | 'half' | 'empty';

/** How full each of the five stars is: whole ones up to the rating's floor, a half from .5. */
export function starsOf(rating: number): readonly Fill[] {
  return PLACES.map((place) => {
    if (place <= rating) return 'full';
    return rating - (place - 1) >= 0.5 ? 'half' : 'empty';
  });
}

export function Stars({ rating }: { rating: number }) {
  const stars = starsOf(rating);
  return (
    <span className={styles['root']}>
      <VisuallyHidden>
        {fr.reviews.rating(formatNumber('fr', Math.round(rating * 10) / 10))}
      </VisuallyHidden>
      {PLACES.map((place, index) => (
        <svg key={place} width="18" height="18" viewBox="0 0 20 20" aria-hidden="true">
          <path d={STAR} className={stars[index] === 'full' ? styles['full'] : styles['empty']} />
          {stars[index] === 'half' ? <path d={LEFT_HALF} className={styles['full']} /> : null}
        </svg>
      ))}
    </span>
  );
}
