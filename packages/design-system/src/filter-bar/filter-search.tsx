import { SearchInput } from '../search-input/search-input.tsx';
import styles from './filter-bar.module.css';
import { useTypedValue } from './use-typed-value.ts';

/** The words of a {@link FilterBar}. */
export type FilterSearchProps = {
  label: string;
  name?: string;
  /** What is searched, and from how many letters on. Announced with the field; seen before the first letter and while there are too few. */
  hint?: string;
  placeholder?: string;
  maxLength?: number;
  clearLabel: string;
  /** The words that filter now. */
  value: string;
  /** 300 ms after the last key, or at once on Enter; `''` when they are cleared. */
  onSearch: (words: string) => void;
  /** Whether the server searches for these words: 'three letters at least'. Others filter nothing, and are no error. */
  isUsable?: (words: string) => boolean;
  /** What is wrong with the words as they stand in the field. */
  findError?: (words: string) => string | undefined;
};

/** A SearchInput that keeps what is being typed, and follows the words that filter. */
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
