import { PhoneInput, type PhoneInputProps } from '@tassis/design-system';
import { useText, type Bound } from './bound.ts';

export function PhoneField<Values extends object>({
  part,
  name,
  ...props
}: Bound<Values, string, PhoneInputProps>) {
  return <PhoneInput required {...props} {...useText(part, name)} />;
}
