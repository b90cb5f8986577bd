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
  /**
   * Called with the trimmed text 300 ms after the last keystroke, at once on Enter, and with `''` when it is cleared.
   */
  onSearch?: (words: string) => void;
  /** The accessible name of the clear button: 'Effacer la recherche'. Without it there is none. */
  clearLabel?: string;
};

/**
 * A search text. Renders an `<input type="search">`; render it in a form, so that Enter works without script. Escape
 * clears the field.
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
      // Escape first clears the field; only then may it close a dialog around it.
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
            // Never empty, because the style sheet uses `:placeholder-shown`.
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

/** Clears the field and fires its input event, so that React and the owner of a controlled value notice it. */
function emptyAsIfTyped(input: HTMLInputElement): void {
  input.setRangeText('', 0, input.value.length);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
