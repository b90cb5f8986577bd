import { SearchInput } from '../search-input/search-input.tsx';
import styles from './filter-bar.module.css';
import { useTypedValue } from './use-typed-value.ts';

/** The search of a {@link FilterBar}. */
export type FilterSearchProps = {
  label: string;
  name?: string;
  /** What the search covers, and its minimum length. Announced with the field; visible while the text is too short. */
  hint?: string;
  placeholder?: string;
  maxLength?: number;
  clearLabel: string;
  /** The current search. */
  value: string;
  /** Called 300 ms after the last keystroke, or at once on Enter; with `''` when the field is cleared. */
  onSearch: (words: string) => void;
  /**
   * Whether the server can search for this text, such as at least three characters. Others do not filter and show no
   * error.
   */
  isUsable?: (words: string) => boolean;
  /** Returns the error of the text in the field. */
  findError?: (words: string) => string | undefined;
};

/** A SearchInput with the typed text as its own state, which follows external changes of the search. */
export function FilterSearch(props: FilterSearchProps) {
  const { value, onSearch, isUsable, findError, name = 'search', ...input } = props;
  const words = useTypedValue({ value, onValue: onSearch, isUsable });
  const isShort = words.text !== '' && isUsable?.(words.text) === false;
  return (
    <div className={styles['search']} data-short={isShort ? '' : undefined}>
      <SearchInput
        {...input}
        name={name}
        error={findError?.(words.text)}
        value={words.text}
        onChange={({ target }) => words.onType(target.value)}
        onSearch={words.ask}
      />
    </div>
  );
}
