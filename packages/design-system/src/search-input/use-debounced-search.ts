import { useEffect, useRef } from 'react';

/** How long typing must rest. */
const SEARCH_PAUSE_MS = 300;

/** Calls `onSearch` with the trimmed words once typing has rested, or at once. `value` is what a controlled field shows. */
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
    // The owner put other words into the field (Back, a reset): what was typed before no longer counts.
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
