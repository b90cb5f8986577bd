import type { ReactNode } from 'react';
import styles from './unbroken.module.css';

/** What a line must not be broken in: parts joined by hyphens, one of them a number ('CMD-2026-000042'). */
const JOINED = /([\p{L}\d]+(?:-[\p{L}\d]+)*-\d[\p{L}\d]*(?:-[\p{L}\d]+)*)/u;

/** Keeps references and dates of a text whole: a browser breaks after any hyphen. What is not a text is left as it is. */
export function Unbroken({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children;
  // `split` puts what the group matched at the odd places.
  return children.split(JOINED).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} className={styles['root']}>
        {part}
      </span>
    ),
  );
}
