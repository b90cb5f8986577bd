import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ZelligeRosette } from '../zellige/zellige-rosette.tsx';
import placeStyles from './place.module.css';
import styles from './empty-state.module.css';

/** Props of {@link EmptyState}. */
export type EmptyStateProps = {
  title: string;
  /** An illustration of 100 to 160 pixels. Default: the star. */
  illustration?: ReactNode;
  /** What will be shown here, and how it gets here. */
  children?: ReactNode;
  action?: ReactNode;
};

/** The empty state of a list or section: what will fill it, and an action. */
export function EmptyState({ title, illustration, children, action }: EmptyStateProps) {
  return (
    <div className={classNames(placeStyles['root'], styles['root'])}>
      {illustration ?? <ZelligeRosette className={styles['mark']} />}
      <p className={placeStyles['title']}>{title}</p>
      {children ? <div className={placeStyles['text']}>{children}</div> : null}
      {action ? <div className={styles['action']}>{action}</div> : null}
    </div>
  );
}
