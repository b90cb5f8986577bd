import type { InputHTMLAttributes, Ref } from 'react';
import { classNames } from '../class-names.ts';
import fieldStyles from '../field/field.module.css';
import type { FieldControl } from '../field/field.tsx';
import type { DateBounds } from './date-bounds.ts';
import styles from './date-field.module.css';

type NativeDateInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
  type: 'date' | 'datetime-local';
  /** The field's wiring while this is the control; undefined once it only holds the day. */
  wiring: FieldControl | undefined;
  bounds: DateBounds;
  ref: Ref<HTMLInputElement>;
};

/**
 * The native input of a date field: the control before hydration, afterwards the hidden holder of the day, with its
 * calendar.
 */
export function NativeDateInput({
  type,
  wiring,
  bounds,
  required,
  autoComplete,
  ...native
}: NativeDateInputProps) {
  return (
    <input
      {...native}
      {...bounds}
      {...(wiring ? { ...wiring, required, autoComplete } : OUT_OF_SIGHT)}
      type={type}
      className={
        wiring ? classNames(fieldStyles['control'], styles['date']) : classNames(styles['native'])
      }
      // React treats an input with a value and no listener as read-only.
      onChange={(event) => native.onChange?.(event)}
    />
  );
}

const OUT_OF_SIGHT = { 'aria-hidden': true, tabIndex: -1 } as const;
