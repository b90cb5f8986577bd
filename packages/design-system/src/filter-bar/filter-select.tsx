import { Select, type Option } from '../select/select.tsx';

/** One filter with a few values. */
export type SelectFilter = {
  name: string;
  label: string;
  options: readonly Option[];
  /** The value that filters; empty while none does. */
  value: string;
  /** The first choice, which filters nothing: 'Tous les statuts'. */
  anyText: string;
};

type FilterSelectProps = SelectFilter & { onChoose: (value: string) => void };

/** A Select that filters as soon as something is chosen. */
export function FilterSelect({ anyText, onChoose, ...select }: FilterSelectProps) {
  return (
    <Select {...select} placeholder={anyText} onChange={({ target }) => onChoose(target.value)} />
  );
}
