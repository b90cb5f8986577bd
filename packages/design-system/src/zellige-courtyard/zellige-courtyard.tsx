import { useId } from 'react';
import { arch, box, star } from '../illustrations/shapes.ts';
import {
  closedPath,
  cornerStar,
  starOutline,
  type Point,
  type Star,
} from '../zellige/zellige-geometry.ts';
import styles from './zellige-courtyard.module.css';

/** Props of {@link ZelligeCourtyard}. */
export type ZelligeCourtyardProps = { className?: string | undefined };

const TILE = 440 / 14;
const CORNERS: readonly Point[] = [
  [0, 0],
  [TILE, 0],
  [0, TILE],
  [TILE, TILE],
];
const OCTAGON: Star = { points: 8, step: 3, radius: TILE / 2, centre: [TILE / 2, TILE / 2] };
const STARS = closedPath(starOutline(OCTAGON));
const HEARTS = closedPath(starOutline({ ...OCTAGON, step: 2, radius: 5, rotation: 22.5 }));
const CORNER_STARS = CORNERS.map((corner) => closedPath(cornerStar(OCTAGON, corner))).join('');

/** The floor of the doors. */
const FLOOR = 316;
const MERLONS = `M20 40${'v-12h11v-12h22v12h11v12'.repeat(10)}z`;
const SIDE_DOORS = [113, 367];
const FRAMES =
  arch(240, 64, [FLOOR, 190]) + SIDE_DOORS.map((x) => arch(x, 38, [FLOOR, 216])).join('');
const DOORS =
  arch(240, 54, [FLOOR, 192]) + SIDE_DOORS.map((x) => arch(x, 30, [FLOOR, 218])).join('');
const INNER_DOORS = SIDE_DOORS.map((x) => arch(x, 19, [FLOOR, 244])).join('');
const GROUND = 'M0 316h480v104a20 20 0 0 1-20 20H20a20 20 0 0 1-20-20z';
const WINDOWS = SIDE_DOORS.map((x) => star([x, 116], 24)).join('');
const ORANGES: readonly Point[] = [
  [-16, -10],
  [2, -22],
  [17, -4],
  [-4, 6],
  [-20, 12],
  [12, 17],
];

/**
 * A courtyard: three doors in a wall with its zellige, the sun behind the middle one, two orange trees and a fountain.
 * 480 × 440. Decorative. Renders an `<svg>`.
 */
export function ZelligeCourtyard({ className }: ZelligeCourtyardProps) {
  const id = useId();
  return (
    <svg className={className} viewBox="0 0 480 440" width="100%" aria-hidden="true">
      <defs>
        <pattern id={id} width={TILE} height={TILE} x="20" y={FLOOR} patternUnits="userSpaceOnUse">
          <rect className={styles['ground']} width={TILE} height={TILE} />
          <path className={styles['brand']} d={STARS} />
          <path className={styles['paper']} d={HEARTS} />
          <path className={styles['light']} d={CORNER_STARS} />
        </pattern>
      </defs>
      <path className={styles['brand']} d={MERLONS} />
      <path className={styles['wall']} d={box([20, 40], 440, 276)} />
      <path className={styles['rule']} d="M20 54h440M20 62h440" />
      <path d={box([20, FLOOR - 3 * TILE], 440, 3 * TILE)} fill={`url(#${id})`} />
      <path className={styles['edge']} d="M20 218h440" />
      <path className={styles['paper']} d={FRAMES + WINDOWS} />
      <path className={styles['sky']} d={DOORS} />
      <path className={styles['warm']} d={star([240, 206], 42, 16)} />
      <path className={styles['sun']} d={star([240, 206], 20)} />
      <path className={styles['brand']} d="M186 316v-24q27-26 54-8t54-14v46z" />
      <path className={styles['ink']} d={INNER_DOORS} />
      <path className={styles['floor']} d={GROUND} />
      <Tree x={48} />
      <Tree x={432} />
      <path className={styles['basin']} d={star([240, 378], 52, 16)} />
      <path className={styles['water']} d={star([240, 378], 34)} />
      <path className={styles['brand']} d={star([240, 378], 14)} />
    </svg>
  );
}

function Tree({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 292)`}>
      <path className={styles['trunk']} d="M0 0v66" />
      <path className={styles['light']} d={star([0, 0], 38, 16)} />
      {ORANGES.map(([left, top]) => (
        <circle key={left} className={styles['sun']} cx={left} cy={top} r="4" />
      ))}
      <path className={styles['pot']} d="M-22 58h44l-6 40h-32z" />
    </g>
  );
}
