import type { ReactNode } from 'react';
import styles from './index-of-components.module.css';

/** Wraps the entries of a group: headings, so that Storybook’s search finds them by their French names. */
export function Index({ children }: { children: ReactNode }) {
  return <div className={styles['root']}>{children}</div>;
}
