import type { ReactNode } from 'react';
import styles from './file-columns.module.css';

type FileColumnsProps = {
  children: ReactNode;
  /** The narrower column, beside the rest where both fit. */
  aside: ReactNode;
};

/** The sections of a record in two columns. Sections with {@link NothingYet} are not printed. */
export function FileColumns({ children, aside }: FileColumnsProps) {
  return (
    <div className={styles['columns']}>
      <div className={styles['column']}>{children}</div>
      <div className={styles['column']}>{aside}</div>
    </div>
  );
}

/** The empty state of a section. */
export function NothingYet({ children }: { children: ReactNode }) {
  return <p className={styles['none']}>{children}</p>;
}
