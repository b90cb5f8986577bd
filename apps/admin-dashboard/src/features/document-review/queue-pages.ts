import { PAGE_MAX } from '@tassis/contracts';
import { useListSearch } from '@tassis/platform/router';

/** The number of documents on a page of the queue. */
export const PER_PAGE = 50;

/** The page of the queue in the address, counted from 1. */
export function useQueuePage(): number {
  const page = Number(useListSearch().search.get('page'));
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), PAGE_MAX) : 1;
}

/** The address of a page of the queue, or of one of its documents. */
export function toPage(page: number, document?: string): string {
  const search = new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...(document !== undefined && { document }),
  });
  return `?${search}`;
}
