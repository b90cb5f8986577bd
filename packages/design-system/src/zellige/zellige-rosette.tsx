import { classNames } from '../class-names.ts';
import { closedPath, starChords, starOutline, starTips, strokesPath } from './zellige-geometry.ts';
import styles from './zellige.module.css';

/** Props of {@link ZelligeRosette}. */
export type ZelligeRosetteProps = {
  /** `fine` adds a small star in each tip: from 200 px on. */
  detail?: 'plain' | 'fine';
  className?: string | undefined;
};

const OUTER = { points: 16, step: 6, radius: 98 };
// The first crossings of the outer chords, the tips of the second star.
const CROSSING = (98 * Math.cos((6 * Math.PI) / 16)) / Math.cos((5 * Math.PI) / 16);
const LACE = strokesPath(starChords(OUTER));
const RIM = closedPath(starOutline(OUTER));
const INNER = closedPath(starOutline({ points: 16, step: 5, radius: CROSSING, rotation: 11.25 }));
const STAR = closedPath(starOutline({ points: 8, step: 3, radius: 36 }));
const HEART = closedPath(starOutline({ points: 8, step: 2, radius: 13 }));
const SPARKS = starTips({ ...OUTER, radius: 84 })
  .map((centre) => closedPath(starOutline({ points: 8, step: 3, radius: 5.5, centre })))
  .join('');

/** A medallion of strapwork in the text's colour, for empty states, heroes and dividers. Decorative. */
export function ZelligeRosette({ detail = 'plain', className }: ZelligeRosetteProps) {
  return (
    <svg
      className={classNames(styles['rosette'], className)}
      viewBox="-100 -100 200 200"
      aria-hidden="true"
      fill="currentColor"
      stroke="currentColor"
    >
      <path d={RIM} fillOpacity="0.06" stroke="none" />
      <path d={LACE} fill="none" strokeOpacity="0.5" />
      <path d={INNER} fillOpacity="0.1" strokeOpacity="0.85" />
      <path d={STAR} fillOpacity="0.22" strokeOpacity="0.85" />
      <path d={HEART} stroke="none" />
      {detail === 'fine' ? <path d={SPARKS} stroke="none" fillOpacity="0.85" /> : null}
    </svg>
  );
}
