import { memo, type Ref, type SelectHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import type { FieldControl } from '../field/field.tsx';
import fieldStyles from '../field/field.module.css';
import type { Option } from '../select/select.tsx';
import styles from './combobox.module.css';

/** The attributes that a combobox passes to its select. */
export type NativeSelectAttributes = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'className' | 'children' | 'multiple' | 'size' | 'value' | 'defaultValue'
> & { value?: string | undefined; defaultValue?: string | undefined };

type NativeSelectProps = NativeSelectAttributes & {
  /** The field's wiring while this is the control; undefined once it only holds the value. */
  wiring: FieldControl | undefined;
  options: readonly Option[];
  placeholder: string;
  ref: Ref<HTMLSelectElement>;
};

/** The native select of a combobox: the control before hydration, afterwards the hidden holder of the value. */
export function NativeSelect(props: NativeSelectProps) {
  const { wiring, options, placeholder, required, onChange, ...native } = props;
  return (
    <select
      {...native}
      {...(wiring ? { ...wiring, required } : OUT_OF_SIGHT)}
      className={wiring ? classNames(fieldStyles['control'], styles['control']) : styles['native']}
      // React treats a select with a value and no listener as read-only.
      onChange={(event) => onChange?.(event)}
    >
      <option value="">{placeholder}</option>
      <Options options={options} />
    </select>
  );
}

/** Memoized, so that a keystroke elsewhere in the form does not render hundreds of cities again. */
const Options = memo(function Options({ options }: Pick<NativeSelectProps, 'options'>) {
  return options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ));
});

const OUT_OF_SIGHT = { 'aria-hidden': true, tabIndex: -1 } as const;

/** Sets the select's value and fires its events, so that React and form libraries notice it. */
export function chooseIn(select: HTMLSelectElement | null, value: string): void {
  if (!select) return;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
