import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './step-mark.module.css';

/** The meaning of a mark's colour; a text beside it says it too. */
export type MarkTone = 'todo' | 'current' | 'done' | 'error';

// The khatim: two squares, one turned by 45°, on 40 units.
const KHATIM =
  '20,1 25.57,6.57 33.43,6.57 33.43,14.43 39,20 33.43,25.57 33.43,33.43 25.57,33.43 20,39 14.43,33.43 6.57,33.43 6.57,25.57 1,20 6.57,14.43 6.57,6.57 14.43,6.57';

/** A number or sign inside an eight-pointed star, hidden from assistive technology. */
export function StepMark({ tone, children }: { tone: MarkTone; children: ReactNode }) {
  return (
    <span className={classNames(styles['mark'], styles[tone])} aria-hidden="true">
      <svg className={styles['star']} viewBox="0 0 40 40">
        <polygon points={KHATIM} />
      </svg>
      <span className={styles['sign']}>{children}</span>
    </span>
  );
}
