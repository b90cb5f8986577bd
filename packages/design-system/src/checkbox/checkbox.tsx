import { classNames } from '../class-names.ts';
import { Field, splitFieldProps, type InputProps } from '../field/field.tsx';
import nativeChoice from '../field/native-choice.module.css';
import styles from './checkbox.module.css';

/** Props of {@link Checkbox}: the texts of its field and those of an `<input>`. */
export type CheckboxProps = InputProps<'type'>;

/** A statement that the form submits as true or not. Renders an `<input type="checkbox">` beside its label. */
export function Checkbox(props: CheckboxProps) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field} layout="beside">
      {(wiring) => (
        <input
          {...control}
          {...wiring}
          type="checkbox"
          className={classNames(nativeChoice['root'], styles['box'])}
        />
      )}
    </Field>
  );
}
