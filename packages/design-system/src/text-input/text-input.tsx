import type { InputHTMLAttributes, Ref } from 'react';
import { Field, splitFieldProps, type FieldTexts } from '../field/field.tsx';
import styles from '../field/field.module.css';

/** Props of {@link TextInput}: the texts of its field and those of an `<input>`. */
export type TextInputProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & { ref?: Ref<HTMLInputElement> };

/** One line of text, with its label, hint and error. Renders an `<input>`, of type text unless told. */
export function TextInput(props: TextInputProps) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(wiring) => <input type="text" {...control} {...wiring} className={styles['control']} />}
    </Field>
  );
}
