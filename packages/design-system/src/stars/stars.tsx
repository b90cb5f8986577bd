import type { Locale } from '../host/host-context.ts';
import { useOwnLocale } from '../intl/use-own-locale.ts';
import { starFills, type StarFill } from './star-fills.ts';
import styles from './stars.module.css';

/** Props of {@link Stars}. */
export type StarsProps = {
  /** From 0 to 5. */
  rating: number;
  /**
   * Returns the accessible text, given the rating with one decimal: '4,5' → 'Note : 4,5 sur 5'.
   */
  label: (shown: string) => string;
  /** The language of the decimal mark: '4,5' or '4.5'. Default: the page's. */
  locale?: Locale | undefined;
  /** Shows the rating beside the stars. */
  showNumber?: boolean;
};

/** The path from the tip of a star, relative, so that it can be drawn anywhere in the row. */
const STAR = 'l2.4 5.3 5.8.6-4.3 3.9 1.2 5.7-5.1-2.9-5.1 2.9 1.2-5.7-4.3-3.9 5.8-.6z';
const LEFT_HALF = 'v12.6l-5.1 2.9 1.2-5.7-4.3-3.9 5.8-.6z';
const STEP = 22;

/** A rating out of five, as stars. Renders an `<svg role="img">` and, if asked, the number. */
export function Stars({ rating, label, locale, showNumber = false }: StarsProps) {
  const fills = starFills(rating);
  const shown = withOneDecimal(rating, useOwnLocale(locale));
  return (
    <span className={styles['root']}>
      <svg width="97" height="18" viewBox="0 0 108 20" role="img" aria-label={label(shown)}>
        <path className={styles['empty']} d={row(fills, ['half', 'empty'], STAR)} />
        <path
          className={styles['full']}
          d={row(fills, ['full'], STAR) + row(fills, ['half'], LEFT_HALF)}
        />
      </svg>
      {showNumber ? (
        <span className={styles['number']} aria-hidden="true">
          {shown}
        </span>
      ) : null}
    </span>
  );
}

function row(fills: readonly StarFill[], chosen: readonly StarFill[], outline: string): string {
  return fills
    .map((fill, place) => (chosen.includes(fill) ? `M${10 + STEP * place} 1.8${outline}` : ''))
    .join('');
}

function withOneDecimal(rating: number, locale: Locale): string {
  const shown = rating.toFixed(1);
  return locale === 'fr' ? shown.replace('.', ',') : shown;
}
