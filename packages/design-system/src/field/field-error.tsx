import type { ReactNode } from 'react';
import { WarningIcon } from '../icons/warning.tsx';
import styles from './field-error.module.css';

type FieldErrorProps = { id?: string | undefined; error: ReactNode };

/** The error line under a control; groups of controls use it too. */
export function FieldError({ id, error }: FieldErrorProps) {
  if (!error) return null;
  return (
    <p id={id} className={styles['root']}>
      <WarningIcon size={18} />
      <span>{error}</span>
    </p>
  );
}
