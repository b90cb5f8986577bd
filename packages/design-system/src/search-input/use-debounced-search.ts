import { useEffect, useRef } from 'react';

/** The delay after the last keystroke. */
const SEARCH_PAUSE_MS = 300;

/** Calls `onSearch` with the trimmed text after a delay, or at once. `value` is the text of a controlled field. */
export function useDebouncedSearch(
  onSearch: ((words: string) => void) | undefined,
  value: unknown,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typed = useRef<string>(undefined);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // The owner has changed the text (Back, a reset), so the pending search is dropped.
    if (value !== typed.current) clearTimeout(timer.current);
  }, [value]);
  return {
    searchSoon: (words: string) => {
      typed.current = words;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => search.current?.(words.trim()), SEARCH_PAUSE_MS);
    },
    searchNow: (words: string) => {
      clearTimeout(timer.current);
      search.current?.(words.trim());
    },
  };
}
