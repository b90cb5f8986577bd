import type { InputHTMLAttributes, Ref } from 'react';
import { classNames } from '../class-names.ts';
import fieldStyles from '../field/field.module.css';
import type { FieldControl } from '../field/field.tsx';
import type { DateBounds } from './date-bounds.ts';
import styles from './date-field.module.css';

type KeptDayProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
  /** The wiring of the field while it is the control; undefined once it only keeps the day. */
  wiring: FieldControl | undefined;
  bounds: DateBounds;
  ref: Ref<HTMLInputElement>;
};

/** The native half of a date field: the control itself before the script runs, then the keeper of the day, with its calendar. */
export function KeptDay({ wiring, bounds, required, autoComplete, ...native }: KeptDayProps) {
  return (
    <input
      {...native}
      {...bounds}
      {...(wiring ? { ...wiring, required, autoComplete } : OUT_OF_SIGHT)}
      type="date"
      className={
        wiring ? classNames(fieldStyles['control'], styles['date']) : classNames(styles['kept'])
      }
      // Without a listener React takes an input with a value for one that cannot be changed.
      onChange={(event) => native.onChange?.(event)}
    />
  );
}

const OUT_OF_SIGHT = { 'aria-hidden': true, tabIndex: -1 } as const;
