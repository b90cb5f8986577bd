import styles from '../illustrations/illustrations.module.css';
import { arch, box, star } from '../illustrations/shapes.ts';

/** Props of {@link ZelligeAbacus}. */
export type ZelligeAbacusProps = { className?: string | undefined };

const FLOOR = 420;
/** Each rod's height, and how many of its nine beads lie on the left. */
const RODS = [
  { y: 168, counted: 3, bead: 'brand' },
  { y: 224, counted: 5, bead: 'warm' },
  { y: 280, counted: 2, bead: 'light' },
  { y: 336, counted: 6, bead: 'brand' },
] as const;
const BEADS = 7;
const RADIUS = 20;
const STEP = 36;
const [LEFT, RIGHT] = [104, 376];

/** The beads of a rod: the counted ones on its left, the others on its right. */
function beadsOf(y: number, counted: number): string {
  return Array.from({ length: BEADS }, (_, place) =>
    star([place < counted ? LEFT + place * STEP : RIGHT - (BEADS - 1 - place) * STEP, y], RADIUS),
  ).join('');
}

const MERLONS = `M20 120${'v-12h11v-12h22v12h11v12'.repeat(10)}z`;

/**
 * An abacus in the frame of a gate, its beads the stars of the zellige. 480 × 440. Decorative. Renders an `<svg>`.
 */
export function ZelligeAbacus({ className }: ZelligeAbacusProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 480 440"
      width="100%"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles['warm']} d={star([240, 84], 72, 16)} />
      <path className={styles['brand']} d={MERLONS + box([20, 120], 440, 12)} />
      <path className={styles['paper']} d={box([32, 132], 416, FLOOR - 132)} />
      <path className={styles['ground']} d={arch(240, 168, [FLOOR, 316])} />
      <path className={styles['rule']} d={RODS.map(({ y }) => `M56 ${y}h368`).join('')} />
      {RODS.map(({ y, counted, bead }) => (
        <path key={y} className={styles[bead]} d={beadsOf(y, counted)} />
      ))}
      <path className={styles['ink']} d={box([20, 132], 20, 296) + box([440, 132], 20, 296)} />
      <path className={styles['brand']} d={box([8, FLOOR - 12], 464, 28)} />
    </svg>
  );
}
