import type { ReactNode } from 'react';
import { closedPath, starChords, starOutline, strokesPath } from '../zellige/zellige-geometry.ts';
import styles from './illustrations.module.css';

/** The props of every illustration: `size` in pixels (default 160). */
export type IllustrationProps = {
  size?: number;
  className?: string | undefined;
};

const GROUND = { points: 8, step: 2, radius: 97 };
const OUTLINE = closedPath(starOutline(GROUND));
const LACE = strokesPath(starChords({ ...GROUND, step: 3 }));

/** The eight-pointed tile behind every illustration, 200 units wide around the middle. Decorative. */
export function IllustrationFrame({
  size = 160,
  className,
  children,
}: IllustrationProps & { children: ReactNode }) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="-100 -100 200 200"
      aria-hidden="true"
    >
      <path className={styles['ground']} d={OUTLINE} />
      <path className={styles['lace']} d={LACE} />
      {children}
    </svg>
  );
}
