import { Select, type Option } from '../select/select.tsx';

/** A select filter. */
export type SelectFilter = {
  name: string;
  label: string;
  options: readonly Option[];
  /** The current value; '' for none. */
  value: string;
  /** The first choice, which filters nothing: 'Tous les états'. */
  anyText: string;
};

type FilterSelectProps = SelectFilter & { onChoose: (value: string) => void };

/** A Select that filters on change. */
export function FilterSelect({ anyText, onChoose, ...select }: FilterSelectProps) {
  return (
    <Select {...select} placeholder={anyText} onChange={({ target }) => onChoose(target.value)} />
  );
}
