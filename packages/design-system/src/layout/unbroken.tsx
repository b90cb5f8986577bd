import type { ReactNode } from 'react';
import styles from './unbroken.module.css';

/** Matches texts that must not wrap: parts joined by hyphens, one of them a number ('CMD-2026-000042'). */
const JOINED = /([\p{L}\d]+(?:-[\p{L}\d]+)*-\d[\p{L}\d]*(?:-[\p{L}\d]+)*)/u;

/**
 * Prevents line breaks in references and dates, because a browser breaks after any hyphen. Children other than texts
 * are unchanged.
 */
export function Unbroken({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children;
  // `split` returns the matches at odd indexes.
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
