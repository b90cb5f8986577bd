import { CheckIcon, CloseIcon } from '@tassis/design-system';
import type { ReactNode } from 'react';
import styles from './pair.module.css';

type SideProps = { children: ReactNode; because: string };

/** An example to follow and one to avoid, side by side; for the pages of the guide. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={styles['pair']}>{children}</div>;
}

/** What to do, and why. */
export function Do({ children, because }: SideProps) {
  return (
    <figure className={styles['do']}>
      <div className={styles['example']}>{children}</div>
      <figcaption className={styles['caption']}>
        <CheckIcon size={20} title="À faire" />
        {because}
      </figcaption>
    </figure>
  );
}

/** What to avoid, and why. */
export function Avoid({ children, because }: SideProps) {
  return (
    <figure className={styles['avoid']}>
      <div className={styles['example']}>{children}</div>
      <figcaption className={styles['caption']}>
        <CloseIcon size={20} title="À éviter" />
        {because}
      </figcaption>
    </figure>
  );
}
