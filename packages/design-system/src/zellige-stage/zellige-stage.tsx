import {
  closedPath,
  starChords,
  starOutline,
  starTips,
  strokesPath,
} from '../zellige/zellige-geometry.ts';
import styles from './zellige-stage.module.css';

/** Props of {@link ZelligeStage}. */
export type ZelligeStageProps = {
  /** 1: the divided circle; 2: with its lines; 3: with the star; 4: with its tiles. */
  stage: 1 | 2 | 3 | 4;
  className?: string | undefined;
};

const STAR = { points: 8, step: 3, radius: 44 };
const TIPS = starTips(STAR);
const CHORDS = strokesPath(starChords(STAR));
const OUTLINE = closedPath(starOutline(STAR));
const HEART = closedPath(starOutline({ points: 8, step: 3, radius: 20, rotation: 22.5 }));

/** A zellige star in four stages, for processes of four steps. Decorative. */
export function ZelligeStage({ stage, className }: ZelligeStageProps) {
  return (
    <svg className={className} viewBox="-50 -50 100 100" aria-hidden="true">
      <circle className={styles['guide']} r={44} />
      {stage === 4 ? <path className={styles['tile']} d={OUTLINE} /> : null}
      {stage >= 2 ? <path className={styles['chords']} d={CHORDS} /> : null}
      {stage >= 3 ? <path className={styles['outline']} d={OUTLINE} /> : null}
      {stage === 4 ? <path className={styles['heart']} d={HEART} /> : null}
      {TIPS.map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          className={styles['tip']}
          cx={x.toFixed(1)}
          cy={y.toFixed(1)}
          r={2.2}
        />
      ))}
    </svg>
  );
}
