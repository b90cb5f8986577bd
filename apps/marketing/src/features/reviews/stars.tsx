import { VisuallyHidden } from '@tassis/design-system';
import { formatNumber } from '@tassis/messages';
import { fr } from '../../messages/fr.ts';
import styles from './stars.module.css';

/** From the tip of a star on, so that it can stand in any place of the row. */
const STAR = 'l2.4 5.3 5.8.6-4.3 3.9 1.2 5.7-5.1-2.9-5.1 2.9 1.2-5.7-4.3-3.9 5.8-.6z';
const LEFT_HALF = 'v12.6l-5.1 2.9 1.2-5.7-4.3-3.9 5.8-.6z';

const PLACES = [1, 2, 3, 4, 5];
const STEP = 22;

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
  const row = (fills: readonly Fill[], outline: string) =>
    stars.map((fill, place) => (fills.includes(fill) ? starAt(place, outline) : '')).join('');
  return (
    <span>
      <VisuallyHidden>
        {fr.reviews.rating(formatNumber('fr', Math.round(rating * 10) / 10))}
      </VisuallyHidden>
      <svg width="97" height="18" viewBox="0 0 108 20" aria-hidden="true">
        <path d={row(['empty', 'half'], STAR)} className={styles['empty']} />
        <path d={row(['full'], STAR) + row(['half'], LEFT_HALF)} className={styles['full']} />
      </svg>
    </span>
  );
}

function starAt(place: number, outline: string): string {
  return `M${10 + STEP * place} 1.8${outline}`;
}
