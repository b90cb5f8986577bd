import { useId } from 'react';
import {
  closedPath,
  cornerStar,
  starOutline,
  type Point,
  type Star,
} from '../zellige/zellige-geometry.ts';
import styles from './zellige-arch.module.css';

/** Props of {@link ZelligeArch}. */
export type ZelligeArchProps = { className?: string | undefined };

const TILE = 60;
const CORNERS: readonly Point[] = [
  [0, 0],
  [TILE, 0],
  [0, TILE],
  [TILE, TILE],
];
const OCTAGON: Star = { points: 8, step: 3, radius: TILE / 2, centre: [TILE / 2, TILE / 2] };
const STARS = closedPath(starOutline(OCTAGON));
const HEARTS = closedPath(starOutline({ ...OCTAGON, step: 2, radius: 8, rotation: 22.5 }));
const CORNER_STARS = CORNERS.map((corner) => closedPath(cornerStar(OCTAGON, corner))).join('');

const WALL = 'M0 660V12A12 12 0 0 1 12 0H468A12 12 0 0 1 480 12V660Z';
const EDGE = 'M7 660V12A5 5 0 0 1 12 7H468A5 5 0 0 1 473 12V660';
const BAND = 'M14 660V14H466V660';
/**
 * A pointed horseshoe arch: two arcs whose centres are 40 units beyond the middle and which continue below their
 * widest point.
 */
const DOOR = 'M111.4 660V390A196 196 0 0 1 240 98A196 196 0 0 1 368.6 390V660Z';
/** Smaller doors on the same floor. */
const SECOND = 'matrix(.52 0 0 .52 115.2 316.8)';
const THIRD = 'matrix(.36 0 0 .36 153.6 422.4)';
const SUN: Star = { points: 16, step: 6, radius: 82, centre: [240, 226] };
const RAYS = closedPath(starOutline(SUN));
const SUN_STAR = closedPath(
  starOutline({ ...SUN, points: 8, step: 3, radius: 56, rotation: 22.5 }),
);
const SUN_HEART = closedPath(starOutline({ ...SUN, points: 8, step: 2, radius: 18 }));

/**
 * The front page's picture: a door in a wall of zellige, open on further doors and a star. In less space than 480 ×
 * 660 its bottom is cropped. Decorative. Renders an `<svg>`.
 */
export function ZelligeArch({ className }: ZelligeArchProps) {
  const id = useId();
  return (
    <svg
      className={className}
      viewBox="0 0 480 660"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <defs>
        <pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
          <rect className={styles['ground']} width={TILE} height={TILE} />
          <path className={styles['star']} d={STARS} />
          <path className={styles['heart']} d={HEARTS} />
          <path className={styles['corner']} d={CORNER_STARS} />
        </pattern>
      </defs>
      <path d={WALL} fill={`url(#${id})`} />
      <path className={styles['edge']} d={EDGE} />
      <path className={styles['band']} d={BAND} />
      <path className={styles['frame']} d={DOOR} />
      <path className={styles['first']} d={DOOR} />
      <path className={styles['rays']} d={RAYS} />
      <path className={styles['star']} d={SUN_STAR} />
      <path className={styles['sun']} d={SUN_HEART} />
      <path className={styles['second']} d={DOOR} transform={SECOND} />
      <path className={styles['third']} d={DOOR} transform={THIRD} />
    </svg>
  );
}
