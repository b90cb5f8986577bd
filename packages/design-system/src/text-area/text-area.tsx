import type { Ref, TextareaHTMLAttributes } from 'react';
import type { CountTexts } from '../field/character-count.tsx';
import { CountControl } from '../field/count-control.tsx';
import { Field, splitFieldProps, type FieldTexts } from '../field/field.tsx';
import styles from '../field/field.module.css';

/** Props of {@link TextArea}: the texts of its field, a limit to count to, and those of a `<textarea>`. */
export type TextAreaProps = FieldTexts &
  CountTexts &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> & {
    ref?: Ref<HTMLTextAreaElement>;
  };

/** Several lines of text. Renders a `<textarea>`, of 4 rows unless told. */
export function TextArea({ maxCount, countText, ...props }: TextAreaProps) {
  const { field, control } = splitFieldProps(props);
  const value = control.value ?? control.defaultValue;
  return (
    <Field {...field}>
      {(wiring) => (
        <CountControl wiring={wiring} value={value} maxCount={maxCount} countText={countText}>
          {(counted) => (
            <textarea rows={4} {...control} {...counted} className={styles['control']} />
          )}
        </CountControl>
      )}
    </Field>
  );
}
