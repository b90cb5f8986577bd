import {
  Combobox,
  RadioGroup,
  Select,
  type ComboboxProps,
  type RadioGroupProps,
  type SelectProps,
} from '@tassis/design-system';
import { useText, type Bound } from './bound.ts';

export function SelectField<Values extends object>({
  part,
  name,
  ...props
}: Bound<Values, string, SelectProps>) {
  return <Select required {...props} {...useText(part, name)} />;
}

/** One choice of many, which the person finds by typing. */
export function ComboboxField<Values extends object>({
  part,
  name,
  ...props
}: Bound<Values, string, ComboboxProps>) {
  return <Combobox required {...props} {...useText(part, name)} />;
}

/** One choice of a few, all visible. `onChoose` is called after the field has changed. */
export function RadioField<Values extends object>({
  part,
  name,
  onChoose,
  ...props
}: Bound<Values, string, RadioGroupProps> & { onChoose?: (value: string) => void }) {
  const { onChange, ...text } = useText(part, name);
  return (
    <RadioGroup
      direction="row"
      required
      {...props}
      {...text}
      onChange={(event) => {
        onChange(event);
        onChoose?.(event.target.value);
      }}
    />
  );
}
