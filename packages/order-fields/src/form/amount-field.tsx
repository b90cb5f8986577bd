import { MoneyInput, type MoneyInputProps } from '@tassis/design-system';
import { useState } from 'react';
import { useFormMessages } from '../messages/form/use-form-messages.ts';
import type { Bound } from './bound.ts';
import { useField } from './use-field.ts';

/** A sign or a letter, of which the control keeps nothing. */
const NO_AMOUNT = /[^\d\s.,]/u;

/** An amount in DH; the value in centimes. */
export function AmountField<Values extends object>({
  part,
  name,
  ...props
}: Bound<Values, number | null, MoneyInputProps>) {
  const { value, control, change } = useField(part, name);
  const { ignoredSigns } = useFormMessages().form;
  /** Whether a sign or a letter was left out since the field was entered: '1e5' would be 15 unsaid. */
  const [isIgnoring, setIsIgnoring] = useState(false);
  return (
    <MoneyInput
      required
      currency="DH"
      {...props}
      {...control}
      error={control.error ?? (isIgnoring ? ignoredSigns : undefined)}
      onFocus={() => setIsIgnoring(false)}
      onInput={({ currentTarget }) =>
        setIsIgnoring(isIgnoring || NO_AMOUNT.test(currentTarget.value))
      }
      value={typeof value === 'number' ? value : null}
      onValueChange={(centimes) => change(centimes)}
    />
  );
}
