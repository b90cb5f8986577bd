import { useRef, type KeyboardEvent } from 'react';
import { classNames } from '../class-names.ts';
import { Field, splitFieldProps } from '../field/field.tsx';
import fieldStyles from '../field/field.module.css';
import buttonStyles from '../field/inner-button.module.css';
import { CloseIcon } from '../icons/close.tsx';
import { SearchIcon } from '../icons/search.tsx';
import type { TextInputProps } from '../text-input/text-input.tsx';
import { useDebouncedSearch } from './use-debounced-search.ts';
import styles from './search-input.module.css';

/** Props of {@link SearchInput}: a {@link TextInput}'s, plus: */
export type SearchInputProps = Omit<TextInputProps, 'type'> & {
  /** Called with the trimmed words 300 ms after the last key, at once on Enter, and with `''` when they are cleared. */
  onSearch?: (words: string) => void;
  /** Names the button that empties the field: 'Effacer la recherche'. Without it there is none. */
  clearLabel?: string;
};

/**
 * Words to look for. Renders an `<input type="search">`; put it in a form so that Enter works without script.
 * Escape empties the field.
 */
export function SearchInput(props: SearchInputProps) {
  const { onSearch, clearLabel, ...rest } = props;
  const { field, control } = splitFieldProps(rest);
  const root = useRef<HTMLSpanElement>(null);
  const { searchSoon, searchNow } = useDebouncedSearch(onSearch, control.value);

  const clear = () => {
    const input = root.current?.querySelector('input');
    if (!input) return;
    emptyAsIfTyped(input);
    input.focus();
    searchNow('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    control.onKeyDown?.(event);
    if (event.defaultPrevented) return;
    if (event.key === 'Enter') searchNow(event.currentTarget.value);
    if (event.key === 'Escape' && event.currentTarget.value !== '') {
      // The field's own Escape: a dialog around it stays open until the field is empty.
      event.preventDefault();
      event.stopPropagation();
      clear();
    }
  };
  return (
    <Field {...field}>
      {(wiring) => (
        <span ref={root} className={styles['root']}>
          <SearchIcon className={styles['icon']} />
          <input
            autoComplete="off"
            {...control}
            {...wiring}
            type="search"
            // Never empty, so that the style sheet knows whether something is typed.
            placeholder={control.placeholder ?? ' '}
            className={classNames(fieldStyles['control'], styles['input'])}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              control.onChange?.(event);
              searchSoon(event.currentTarget.value);
            }}
          />
          {clearLabel === undefined ? null : (
            <button
              type="button"
              className={classNames(buttonStyles['root'], styles['clear'])}
              aria-label={clearLabel}
              onClick={clear}
            >
              <CloseIcon size={18} />
            </button>
          )}
        </span>
      )}
    </Field>
  );
}

/** Empties the field as typing would: React, and with it the owner of a controlled value, hears of it. */
function emptyAsIfTyped(input: HTMLInputElement): void {
  input.setRangeText('', 0, input.value.length);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
