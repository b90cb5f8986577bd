import { starTips, strokesPath, type Point } from '../zellige/zellige-geometry.ts';
import { IllustrationFrame, type IllustrationProps } from './illustration-frame.tsx';
import styles from './illustrations.module.css';
import { star } from './shapes.ts';

const AXIS = { points: 16, step: 1, radius: 50 };
const ends = starTips({ ...AXIS, radius: 44 });
const TICKS = strokesPath(
  starTips(AXIS).flatMap((tip, place): [Point, Point][] =>
    ends[place] ? [[tip, ends[place]]] : [],
  ),
);

/** An astrolabe. */
export function SteeringIllustration(props: IllustrationProps) {
  return (
    <IllustrationFrame {...props}>
      <path className={styles['line']} d="M-7-62a9 9 0 1 1 14 0" />
      <circle className={styles['paper']} r="56" />
      <path className={styles['line']} d={TICKS} />
      <path className={styles['tint']} d={star([0, 0], 38)} />
      <g transform="rotate(35)">
        <path className={styles['brand']} d="M0-36L8 0H-8z" />
        <path className={styles['ink']} d="M0 36L8 0H-8z" />
      </g>
      <circle className={styles['warm']} r="5" />
    </IllustrationFrame>
  );
}
