import styles from '../illustrations/illustrations.module.css';
import { box, star } from '../illustrations/shapes.ts';

/** Props of {@link ZelligeAbacus}. */
export type ZelligeAbacusProps = { className?: string | undefined };

/** The height of each rod, the number of its counted beads, and their colour. */
const RODS = [
  { y: 164, counted: 3, bead: 'brand' },
  { y: 218, counted: 5, bead: 'warm' },
  { y: 272, counted: 2, bead: 'light' },
  { y: 326, counted: 6, bead: 'brand' },
] as const;
const BEADS = 8;
const STEP = 36;
const [LEFT, RIGHT] = [82, 398];

/** The beads of a rod: the counted ones on the left, the others on the right. */
function drawBeads(y: number, counted: number): string {
  return Array.from({ length: BEADS }, (_, place) =>
    star([place < counted ? LEFT + place * STEP : RIGHT - (BEADS - 1 - place) * STEP, y], 20),
  ).join('');
}

const MERLONS = `M20 120${'v-12h11v-12h22v12h11v12'.repeat(10)}z`;
const POSTS = box([20, 132], 20, 240) + box([440, 132], 20, 240);
const FOOT_STARS = Array.from({ length: 11 }, (_, place) => star([40 + 40 * place, 394], 15)).join(
  '',
);

/** An abacus in a gate, whose beads are zellige stars. 480 × 440. Decorative. Renders an `<svg>`. */
export function ZelligeAbacus({ className }: ZelligeAbacusProps) {
  return (
    <svg className={className} viewBox="0 0 480 440" width="100%" aria-hidden="true">
      <path className={styles['warm']} d={star([240, 92], 78, 16)} />
      <path className={styles['brand']} d={MERLONS + box([20, 120], 440, 14)} />
      <path className={styles['paper']} d={box([30, 134], 420, 238)} />
      <path className={styles['rule']} d={RODS.map(({ y }) => `M40 ${y}h400`).join('')} />
      {RODS.map(({ y, counted, bead }) => (
        <path key={y} className={styles[bead]} d={drawBeads(y, counted)} />
      ))}
      <path className={styles['ink']} d={POSTS + box([8, 366], 464, 56)} />
      <path className={styles['light']} d={FOOT_STARS} />
      <path className={styles['brand']} d={box([0, 420], 480, 14)} />
    </svg>
  );
}
