/* A native checkbox exposes its checked state itself. */
/* oxlint-disable jsx-a11y/role-has-required-aria-props */
import { Field, splitFieldProps, type InputProps } from '../field/field.tsx';
import styles from './switch.module.css';

/** Props of {@link Switch}: the texts of its field and those of an `<input>`. */
export type SwitchProps = InputProps<'type' | 'role'>;

/** A setting that is on or off and takes effect at once. Renders an `<input type="checkbox" role="switch">`. */
export function Switch(props: SwitchProps) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field} layout="beside">
      {(wiring) => (
        <input
          {...control}
          {...wiring}
          type="checkbox"
          role="switch"
          className={styles['switch']}
        />
      )}
    </Field>
  );
}
