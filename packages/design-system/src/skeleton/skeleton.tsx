import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

/** Props of {@link Skeleton}. */
export type SkeletonProps = {
  shape?: 'text' | 'title' | 'block' | 'card';
  /** The number of text lines. */
  lines?: number;
};

/** A placeholder of loading content. Hidden from assistive technology: announce the loading once, beside it. */
export function Skeleton({ shape = 'text', lines = 1 }: SkeletonProps) {
  return (
    <div className={styles['root']} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={classNames(styles['bone'], styles[shape])} />
      ))}
    </div>
  );
}
