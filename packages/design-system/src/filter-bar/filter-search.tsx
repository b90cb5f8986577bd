import { useState } from 'react';
import { SearchInput } from '../search-input/search-input.tsx';
import styles from './filter-bar.module.css';

/** The words of a {@link FilterBar}. */
export type FilterSearchProps = {
  label: string;
  name?: string;
  hint?: string;
  error?: string | undefined;
  placeholder?: string;
  maxLength?: number;
  clearLabel: string;
  /** The words that filter now. */
  value: string;
  /** 300 ms after the last key, or at once on Enter; `''` when they are cleared. */
  onSearch: (words: string) => void;
};

/** Keeps what is being typed, and follows the words that filter when they move by themselves: Back, a reset, a chip. */
export function FilterSearch({ value, onSearch, name = 'search', ...input }: FilterSearchProps) {
  const [typed, setTyped] = useState<Typed>({ text: value, seen: value, sent: [] });
  if (value !== typed.seen) setTyped(followed(typed, value));
  return (
    <div className={styles['search']}>
      <SearchInput
        {...input}
        name={name}
        value={typed.text}
        onChange={({ target }) => setTyped((now) => ({ ...now, text: target.value }))}
        onSearch={(words) => {
          setTyped((now) => ({ ...now, sent: [...now.sent, words] }));
          onSearch(words);
        }}
      />
    </div>
  );
}

/** What the field shows, the words it last saw filter, and those it asked for that have not come yet. */
type Typed = { text: string; seen: string; sent: readonly string[] };

/** An answer to what was typed here leaves the field alone, which may be further by now; any other change shows in it. */
function followed({ text, sent }: Typed, value: string): Typed {
  const asked = sent.indexOf(value);
  if (asked === -1) return { text: value, seen: value, sent: [] };
  return { text, seen: value, sent: sent.slice(asked + 1) };
}
