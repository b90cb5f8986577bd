import type { CountTexts } from '../field/character-count.tsx';
import { CountControl } from '../field/count-control.tsx';
import { Field, splitFieldProps, type InputProps } from '../field/field.tsx';
import styles from '../field/field.module.css';

/** Props of {@link TextInput}, besides its {@link CountTexts}: the texts of its field and those of an `<input>`. */
export type TextInputProps = InputProps;

/** One line of text, with its label, hint and error. Renders an `<input>`, of type text unless told. */
export function TextInput({ maxCount, countText, ...props }: TextInputProps & CountTexts) {
  const { field, control } = splitFieldProps(props);
  const value = control.value ?? control.defaultValue;
  return (
    <Field {...field}>
      {(wiring) => (
        <CountControl wiring={wiring} value={value} maxCount={maxCount} countText={countText}>
          {(counted) => (
            <input type="text" {...control} {...counted} className={styles['control']} />
          )}
        </CountControl>
      )}
    </Field>
  );
}
