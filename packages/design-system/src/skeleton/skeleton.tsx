import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

/** Props of {@link Skeleton}. */
export type SkeletonProps = {
  shape?: 'text' | 'title' | 'block' | 'card';
  /** How many lines of text are being waited for. */
  lines?: number;
};

/** The outline of what is loading, in the place it will take. Hidden from assistive technology: say it once, beside. */
export function Skeleton({ shape = 'text', lines = 1 }: SkeletonProps) {
  return (
    <div className={styles['root']} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={classNames(styles['bone'], styles[shape])} />
      ))}
    </div>
  );
}
