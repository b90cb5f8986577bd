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

const WALL = 'M0 600V8A8 8 0 0 1 8 0H472A8 8 0 0 1 480 8V600Z';
const DOOR =
  'M116 600V318C84 292 74 232 98 186C128 128 196 104 240 54C284 104 352 128 382 186C406 232 396 292 364 318V600Z';
const SUN = closedPath(starOutline({ points: 16, step: 6, radius: 86, centre: [240, 270] }));
const SUN_STAR = closedPath(
  starOutline({ points: 8, step: 3, radius: 58, centre: [240, 270], rotation: 22.5 }),
);
const SUN_HEART = closedPath(starOutline({ points: 8, step: 2, radius: 17, centre: [240, 270] }));

/** A door in a wall of zellige, open on a rising star: the front page's picture. Decorative. Renders an `<svg>`. */
export function ZelligeArch({ className }: ZelligeArchProps) {
  const id = useId();
  return (
    <svg className={className} viewBox="0 0 480 600" aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
          <rect className={styles['ground']} width={TILE} height={TILE} />
          <path className={styles['star']} d={STARS} />
          <path className={styles['heart']} d={HEARTS} />
          <path className={styles['corner']} d={CORNER_STARS} />
        </pattern>
      </defs>
      <path d={WALL} fill={`url(#${id})`} />
      <path className={styles['frame']} d={DOOR} />
      <path className={styles['door']} d={DOOR} />
      <path className={styles['rays']} d={SUN} />
      <path className={styles['sunStar']} d={SUN_STAR} />
      <path className={styles['sunHeart']} d={SUN_HEART} />
      <path className={styles['step1']} d="M116 600V516H364V600Z" />
      <path className={styles['step2']} d="M116 600V546H364V600Z" />
      <path className={styles['step3']} d="M116 600V574H364V600Z" />
    </svg>
  );
}
