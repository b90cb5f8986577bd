import {
  Checkbox,
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxProps,
} from '@tassis/design-system';
import type { Bound } from './bound.ts';
import { useField } from './use-field.ts';

/** Several choices, of which any number may be ticked. */
export function CheckboxGroupField<Values extends object>({
  part,
  name,
  ...props
}: Bound<Values, readonly string[], CheckboxGroupProps>) {
  const { value, control, change } = useField(part, name);
  const ticked: readonly string[] = Array.isArray(value) ? value : [];
  return (
    <CheckboxGroup
      direction="row"
      {...props}
      {...control}
      value={ticked}
      onValueChange={(values) => change(values)}
    />
  );
}

/** A single checkbox. */
export function CheckboxField<Values extends object>({
  part,
  name,
  ...props
}: Bound<Values, boolean, CheckboxProps>) {
  const { value, control, change } = useField(part, name);
  return (
    <Checkbox
      {...props}
      {...control}
      checked={value === true}
      onChange={({ target }) => change(target.checked)}
    />
  );
}
