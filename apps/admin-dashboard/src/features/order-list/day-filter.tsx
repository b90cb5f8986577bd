import { TextInput } from '@tassis/design-system';
import { useTypedFilter, type ListAddress } from '@tassis/platform/router';
import { isUsableDay } from './use-order-filters.ts';

type DayFilterProps = {
  name: 'from' | 'to';
  label: string;
  address: ListAddress;
  error?: string | undefined;
};

/** One end of the period. */
export function DayFilter({ name, label, address, error }: DayFilterProps) {
  const inAddress = address.read(name);
  const day = useTypedFilter({
    // A day that does not exist is no value of a date field: browsers warn about it.
    applied: inAddress !== undefined && isUsableDay(inAddress) ? inAddress : undefined,
    isUsable: isUsableDay,
    apply: (value) => address.filter({ [name]: value }, { replace: true }),
  });
  return (
    <TextInput
      type="date"
      label={label}
      name={name}
      error={error}
      value={day.text}
      onChange={(event) => day.onType(event.target.value)}
    />
  );
}
