import { MoneyInput, type MoneyInputProps } from '@tassis/design-system';
import type { Bound } from './bound.ts';
import { useField } from './use-field.ts';

/** A field for an amount in DH; its value is in centimes. */
export function AmountField<Values extends object>({
  part,
  name,
  ...props
}: Bound<Values, number | null, MoneyInputProps>) {
  const { value, control, change } = useField(part, name);
  return (
    <MoneyInput
      required
      currency="DH"
      {...props}
      {...control}
      value={typeof value === 'number' ? value : null}
      onValueChange={(centimes) => change(centimes)}
    />
  );
}
