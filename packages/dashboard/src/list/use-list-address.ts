import { useListSearch, useLocation } from '@tassis/platform/router';
import type { ListAddress } from './list-options.ts';

/** Stores a list's state in the search parameters of the page's address. */
export function useListAddress(): ListAddress {
  const { pathname } = useLocation();
  return { ...useListSearch(), toHref: (next) => formatAddress(pathname, next) };
}

/** Joins a path and its search parameters; without parameters there is no `?`. */
export function formatAddress(pathname: string, search: URLSearchParams): string {
  return search.size > 0 ? `${pathname}?${search}` : pathname;
}
