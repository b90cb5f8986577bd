import { useId, type ReactNode } from 'react';
import styles from './field-section.module.css';

type FieldSectionProps = {
  title: string;
  hint: string;
  /** Two fields side by side where there is room. */
  columns?: boolean;
  children: ReactNode;
};

/** A part of the form: its name and what it is about, beside its fields where there is room. */
export function FieldSection({ title, hint, columns = false, children }: FieldSectionProps) {
  const hintId = useId();
  return (
    <fieldset className={styles['root']} aria-describedby={hintId}>
      <legend className={styles['legend']}>{title}</legend>
      <p id={hintId} className={styles['hint']}>
        {hint}
      </p>
      <div className={columns ? styles['columns'] : styles['fields']}>{children}</div>
    </fieldset>
  );
}
