import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { Field, splitFieldProps, type FieldTexts } from '../field/field.tsx';
import fieldStyles from '../field/field.module.css';
import { ChevronDownIcon } from '../icons/chevron-down.tsx';
import styles from './select.module.css';

/** An option of a select: its value and its text. */
export type Option = { value: string; label: string };

/** Props of {@link Select}: the texts of its field, its options, and those of a `<select>`. */
export type SelectProps = FieldTexts &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'children'> & {
    options: readonly Option[];
    /** The text of the empty first choice; without it the first option is chosen. */
    placeholder?: string;
    ref?: Ref<HTMLSelectElement>;
  };

/** A choice from a list, with the platform's own list and type-ahead. Renders a `<select>`. */
export function Select({ options, placeholder, ...props }: SelectProps) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(wiring) => (
        <span className={styles['root']}>
          <select
            {...control}
            {...wiring}
            className={classNames(fieldStyles['control'], styles['select'])}
          >
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className={styles['chevron']} />
        </span>
      )}
    </Field>
  );
}
