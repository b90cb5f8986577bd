import { memo, type Ref, type SelectHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import type { FieldControl } from '../field/field.tsx';
import fieldStyles from '../field/field.module.css';
import type { Option } from '../select/select.tsx';
import styles from './combobox.module.css';

/** The attributes that a combobox hands to its select. */
export type KeptSelectAttributes = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'className' | 'children' | 'multiple' | 'size' | 'value' | 'defaultValue'
> & { value?: string | undefined; defaultValue?: string | undefined };

type KeptSelectProps = KeptSelectAttributes & {
  /** The wiring of the field while it is the control; undefined once it only keeps the value. */
  wiring: FieldControl | undefined;
  options: readonly Option[];
  placeholder: string;
  ref: Ref<HTMLSelectElement>;
};

/** The native half of a combobox: the control itself before the script runs, then the keeper of the value. */
export function KeptSelect(props: KeptSelectProps) {
  const { wiring, options, placeholder, required, onChange, ...native } = props;
  return (
    <select
      {...native}
      {...(wiring ? { ...wiring, required } : OUT_OF_SIGHT)}
      className={wiring ? classNames(fieldStyles['control'], styles['control']) : styles['kept']}
      // Without a listener React takes a select with a value for one that cannot be changed.
      onChange={(event) => onChange?.(event)}
    >
      <option value="">{placeholder}</option>
      <Options options={options} />
    </select>
  );
}

/** Hundreds of cities, which no letter typed elsewhere in the form is to render again. */
const Options = memo(function Options({ options }: Pick<KeptSelectProps, 'options'>) {
  return options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ));
});

const OUT_OF_SIGHT = { 'aria-hidden': true, tabIndex: -1 } as const;

/** As if it were chosen in the native list: React and form libraries hear of it. */
export function chooseIn(select: HTMLSelectElement | null, value: string): void {
  if (!select) return;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
