import { useRef, type FocusEvent } from 'react';
import { Field, splitFieldProps, type InputProps } from '../field/field.tsx';
import styles from '../field/field.module.css';
import { writeText } from '../field/write-text.ts';
import { formatPhone } from './format-phone.ts';

/** Props of {@link PhoneInput}: the texts of its field and those of an `<input>`. */
export type PhoneInputProps = InputProps<'type'>;

/**
 * A telephone number, Moroccan (06… or +212…) or foreign. Renders an `<input type="tel">`. On blur a complete
 * Moroccan number that was typed is grouped in pairs; other texts are unchanged, and so is a number that only had the
 * focus. The submitted value has these spaces.
 */
export function PhoneInput({ onFocus, onBlur, ...props }: PhoneInputProps) {
  const { field, control } = splitFieldProps(props);
  const atFocus = useRef<string>(null);
  const enter = (event: FocusEvent<HTMLInputElement>) => {
    atFocus.current = event.currentTarget.value;
    onFocus?.(event);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    if (!input.readOnly && input.value !== atFocus.current)
      writeText(input, formatPhone(input.value));
    onBlur?.(event);
  };
  return (
    <Field {...field}>
      {(wiring) => (
        <input
          autoComplete="tel"
          inputMode="tel"
          {...control}
          {...wiring}
          type="tel"
          className={styles['control']}
          onFocus={enter}
          onBlur={leave}
        />
      )}
    </Field>
  );
}
