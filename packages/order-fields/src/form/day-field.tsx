import { DateField, type DateFieldProps } from '@tassis/design-system';
import { useText, type Bound } from './bound.ts';

/** A field for a day. The error of a missing day names its label. */
export function DayField<Values extends object>({
  part,
  name,
  ...props
}: Bound<Values, string, DateFieldProps>) {
  const { label } = props;
  return <DateField required {...props} {...useText(part, name, { required: label })} />;
}
