import { useSearchParams } from 'react-router';

/**
 * The search part of the address, as the design system's `useTableState` wants it. A list that comes to another address
 * stays where it is read.
 */
export function useListSearch() {
  const [search, setSearch] = useSearchParams();
  return {
    search,
    onSearch: (next: URLSearchParams, { replace }: { replace: boolean }) =>
      setSearch(next, { replace, preventScrollReset: true }),
  };
}
