import { useId } from 'react';
import { closedPath, starOutline } from '../zellige/zellige-geometry.ts';
import styles from './map-card.module.css';

const star = (radius: number, points = 8, step = 3) =>
  closedPath(starOutline({ points, step, radius }));

/** One tile of the quarter: four houses around courtyards, with small streets between them. */
const HOUSES = 'M3 3h54v38H3zM65 3h44v38H65zM3 49h40v32H3zM51 49h58v32H51z';
const COURTS = 'M22 14h16v16H22zM79 14h16v16H79zM15 57h16v16H15zM72 57h16v16H72z';
const FOUNTAIN = star(46);
const SQUARE = star(40, 16, 6);
const HEART = star(17);
const PIN = 'M0 0c-17-21-27-34-27-47a27 27 0 0 1 54 0c0 13-10 26-27 47z';

const MAIN = 'M-20 286L560 40.6';
const BOULEVARDS = 'M84-20L306 344M-20 108L216 186L560 278M262-20L216 186';

/**
 * A quarter of a Moroccan town as a plan: houses with courtyards, boulevards that meet in a square, a garden, and the
 * office on its boulevard. Not to scale. Decorative: the address stands beside it.
 */
export function QuarterMap() {
  const id = useId();
  return (
    <svg
      className={styles['map']}
      viewBox="60 0 480 320"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <pattern
          id={id}
          width="112"
          height="84"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-23)"
        >
          <path className={styles['house']} d={HOUSES} />
          <path className={styles['court']} d={COURTS} />
        </pattern>
      </defs>
      <rect className={styles['street']} width="540" height="320" />
      <rect fill={`url(#${id})`} width="540" height="320" />
      <path className={styles['garden']} d="M300 206L412 159L470 262L342 316z" />
      <path className={styles['fountain']} d={FOUNTAIN} transform="translate(380 236)" />
      <path className={styles['kerb']} d={BOULEVARDS} />
      <path className={styles['mainKerb']} d={MAIN} />
      <path className={styles['boulevard']} d={BOULEVARDS} />
      <path className={styles['main']} d={MAIN} />
      <g transform="translate(216 186)">
        <circle className={styles['place']} r="46" />
        <path className={styles['sun']} d={SQUARE} />
        <path className={styles['heart']} d={HEART} />
      </g>
      <g transform="translate(334 116)">
        <path className={styles['pin']} d={PIN} />
        <path className={styles['office']} d={HEART} transform="translate(0 -47)" />
      </g>
    </svg>
  );
}
