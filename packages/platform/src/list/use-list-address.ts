import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** Parts of a list's address by name; `undefined` removes a part. */
export type ListChanges = Readonly<Record<string, string | undefined>>;

/** A list's state as its address holds it, so that it survives a reload, Back and a shared link. */
export interface ListAddress {
  /** A filter, the search or the sort; `undefined` when absent or empty. */
  read: (name: string) => string | undefined;
  /** From 1 to {@link LAST_PAGE}; what is not a page counts as 1. */
  page: number;
  /** Stands instead of the page in the depth of a list. */
  cursor: string | undefined;
  /** The address of this list with some parts changed and the others kept. */
  hrefWith: (changes: ListChanges) => string;
  /** Changes filters and goes to the first page. */
  filter: (changes: ListChanges, options?: FilterOptions) => void;
}

/** How a filter moves the address. */
interface FilterOptions {
  /** Leaves no trace in the history, as typing should. */
  replace?: boolean;
  /** When a filter is part of the path: the new path. */
  pathname?: string;
}

/** The API's deepest page by number; further on there are cursors. */
const LAST_PAGE = 50;

/** Reads and writes the state of the list at the current address. */
export function useListAddress(): ListAddress {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return {
    read: (name) => params.get(name)?.trim() || undefined,
    page: pageOf(params.get('page')),
    cursor: params.get('cursor') || undefined,
    hrefWith: (changes) => `${pathname}${searchWith(params, changes)}`,
    filter: (changes, { replace = false, pathname: target = pathname } = {}) => {
      const search = searchWith(params, { ...changes, page: undefined, cursor: undefined });
      void navigate({ pathname: target, search }, { replace, preventScrollReset: true });
    },
  };
}

function searchWith(params: URLSearchParams, changes: ListChanges): string {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  }
  const text = next.toString();
  return text === '' ? '' : `?${text}`;
}

function pageOf(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, LAST_PAGE) : 1;
}
