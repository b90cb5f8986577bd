import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, splitFieldProps, type FieldTexts } from '../field/field.tsx';
import styles from '../field/field.module.css';

/** Props of {@link TextArea}: the texts of its field and those of a `<textarea>`. */
export type TextAreaProps = FieldTexts &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> & {
    ref?: Ref<HTMLTextAreaElement>;
  };

/** Several lines of text. Renders a `<textarea>`, of 4 rows unless told. */
export function TextArea(props: TextAreaProps) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(wiring) => <textarea rows={4} {...control} {...wiring} className={styles['control']} />}
    </Field>
  );
}
