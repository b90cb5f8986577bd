import { useSearchParams } from 'react-router';

/** The address's search parameters for `useTableState` of the design system. Changing them does not scroll the page. */
export function useListSearch() {
  const [search, setSearch] = useSearchParams();
  return {
    search,
    onSearch: (next: URLSearchParams, { replace }: { replace: boolean }) =>
      setSearch(next, { replace, preventScrollReset: true }),
  };
}
