import type { InputHTMLAttributes, Ref } from 'react';
import { Field, splitFieldProps, type FieldTexts } from '../field/field.tsx';
import styles from './checkbox.module.css';

/** Props of {@link Checkbox}: the texts of its field and those of an `<input>`. */
export type CheckboxProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> & {
    ref?: Ref<HTMLInputElement>;
  };

/** One statement that is true or not, once the form is sent. Renders an `<input type="checkbox">` beside its label. */
export function Checkbox(props: CheckboxProps) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field} layout="beside">
      {(wiring) => <input {...control} {...wiring} type="checkbox" className={styles['box']} />}
    </Field>
  );
}
