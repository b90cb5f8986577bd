import type { ReactNode } from 'react';
import styles from './file-columns.module.css';

type FileColumnsProps = {
  children: ReactNode;
  /** Narrower, beside the rest where both have room. */
  aside: ReactNode;
};

/** The sections of a whole record in two columns. Sections with {@link NothingYet} are not printed. */
export function FileColumns({ children, aside }: FileColumnsProps) {
  return (
    <div className={styles['columns']}>
      <div className={styles['column']}>{children}</div>
      <div className={styles['column']}>{aside}</div>
    </div>
  );
}

/** Says in a section what is not there yet. */
export function NothingYet({ children }: { children: ReactNode }) {
  return <p className={styles['none']}>{children}</p>;
}
