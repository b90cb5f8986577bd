import { useListSearch, useLocation } from '@tassis/platform/router';
import type { ListAddress } from './list-options.ts';

/** The search part of the page's address. */
export function useListAddress(): ListAddress {
  const { pathname } = useLocation();
  return { ...useListSearch(), toHref: (next) => formatAddress(pathname, next) };
}

/** A path and its search, without a mark where nothing is searched. */
export function formatAddress(pathname: string, search: URLSearchParams): string {
  return search.size > 0 ? `${pathname}?${search}` : pathname;
}
