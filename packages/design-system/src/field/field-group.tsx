import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from './field-error.tsx';
import type { FieldTexts } from './field.tsx';
import styles from './field-group.module.css';

/** Props of {@link FieldGroup}. */
export type FieldGroupProps = Omit<FieldTexts, 'hideLabel'> & {
  /** The id of the first control, which error summaries link to. */
  id: string;
  children: ReactNode;
};

/** Legend, hint and error around several controls that answer one question. Renders a `<fieldset>`. */
export function FieldGroup({ id, label, hint, error, mark, children }: FieldGroupProps) {
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <fieldset
      className={styles['root']}
      aria-describedby={classNames(errorId, hintId)}
      aria-invalid={error ? true : undefined}
    >
      <legend className={styles['legend']}>
        {label}
        {mark ? <span className={styles['mark']}> {mark}</span> : null}
      </legend>
      {hint ? (
        <div id={hintId} className={styles['hint']}>
          {hint}
        </div>
      ) : null}
      {children}
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
