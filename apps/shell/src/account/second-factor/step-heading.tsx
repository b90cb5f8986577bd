import { useEffect, useRef, type ReactNode } from 'react';
import styles from './second-factor.module.css';

/** The heading of a step that replaces another one: it takes the focus. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1} className={styles['heading']}>
      {children}
    </h3>
  );
}
