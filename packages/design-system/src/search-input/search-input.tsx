import { classNames } from '../class-names.ts';
import { Field, splitFieldProps } from '../field/field.tsx';
import fieldStyles from '../field/field.module.css';
import { SearchIcon } from '../icons/search.tsx';
import type { TextInputProps } from '../text-input/text-input.tsx';
import styles from './search-input.module.css';

/** Props of {@link SearchInput}: a {@link TextInput}'s. */
export type SearchInputProps = Omit<TextInputProps, 'type'>;

/** Words to look for. Renders an `<input type="search">`; put it in a form so that Enter works without script. */
export function SearchInput(props: SearchInputProps) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(wiring) => (
        <span className={styles['root']}>
          <SearchIcon className={styles['icon']} />
          <input
            autoComplete="off"
            {...control}
            {...wiring}
            type="search"
            className={classNames(fieldStyles['control'], styles['input'])}
          />
        </span>
      )}
    </Field>
  );
}
