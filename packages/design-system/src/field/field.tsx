import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { classNames } from '../class-names.ts';
import hiddenStyles from '../visually-hidden/visually-hidden.module.css';
import { FieldError } from './field-error.tsx';
import styles from './field.module.css';

/** The texts around a control; every form control of the design system takes them. */
export type FieldTexts = {
  label: string;
  hint?: ReactNode;
  /** The error, one sentence; help may follow. Its presence marks the control invalid. */
  error?: ReactNode;
  /** Beside the label: 'facultatif', '*'. */
  mark?: string | undefined;
  /** Hides the label visually. */
  hideLabel?: boolean;
};

/**
 * Props of an `<input>` control: the texts of its field and the attributes, except `Own`, which the control sets or
 * names itself.
 */
export type InputProps<Own extends string = never> = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | Own> & { ref?: Ref<HTMLInputElement> };

/** The attributes of the control inside a {@link Field}. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** Props of {@link Field}. */
export type FieldProps = FieldTexts & {
  /** Error summaries link to it. Generated when absent. */
  id?: string | undefined;
  /** `beside` for a checkbox: the label is to its right and can be pressed. Default `above`. */
  layout?: 'above' | 'beside';
  children: (control: FieldControl) => ReactNode;
};

/** Label, hint and error around any control, wired to it. The controls of this package already contain it. */
export function Field(props: FieldProps) {
  const { id, label, hint, error, mark, hideLabel = false, layout = 'above', children } = props;
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const control: FieldControl = {
    id: controlId,
    'aria-describedby': classNames(errorId, hintId),
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div
      className={classNames(styles['root'], layout === 'beside' && styles['beside'])}
      data-invalid={error ? '' : undefined}
    >
      <label
        htmlFor={controlId}
        className={classNames(styles['label'], hideLabel && hiddenStyles['root'])}
      >
        {label}
        {mark ? <span className={styles['mark']}> {mark}</span> : null}
      </label>
      {hint ? (
        <div id={hintId} className={styles['hint']} data-hint="">
          {hint}
        </div>
      ) : null}
      {children(control)}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/** Splits the props of a control into the texts of its field and the attributes of the control itself. */
export function splitFieldProps<Props extends FieldTexts & { id?: string | undefined }>(
  props: Props,
) {
  const { label, hint, error, mark, hideLabel, id, ...control } = props;
  const field = { label, hint, error, mark, id, hideLabel: hideLabel ?? false };
  return { field, control };
}
