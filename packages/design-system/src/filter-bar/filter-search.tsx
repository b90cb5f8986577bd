import { SearchInput } from '../search-input/search-input.tsx';
import styles from './filter-bar.module.css';
import { useTypedValue } from './use-typed-value.ts';

/** The words of a {@link FilterBar}. */
export type FilterSearchProps = {
  label: string;
  name?: string;
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
  errorOf?: (words: string) => string | undefined;
};

/** A SearchInput that keeps what is being typed, and follows the words that filter. */
export function FilterSearch(props: FilterSearchProps) {
  const { value, onSearch, isUsable, errorOf, name = 'search', ...input } = props;
  const words = useTypedValue({ value, onValue: onSearch, isUsable });
  return (
    <div className={styles['search']}>
      <SearchInput
        {...input}
        name={name}
        error={errorOf?.(words.text)}
        value={words.text}
        onChange={({ target }) => words.onType(target.value)}
        onSearch={words.ask}
      />
    </div>
  );
}
