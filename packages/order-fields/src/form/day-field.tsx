import { DateField, type DateFieldProps } from '@tassis/design-system';
import { useText, type Bound } from './bound.ts';

/** A day; a missing one is told by its label. */
export function DayField<Values extends object>({
  part,
  name,
  ...props
}: Bound<Values, string, DateFieldProps>) {
  const { label } = props;
  return <DateField required {...props} {...useText(part, name, { required: label })} />;
}
