import type { AdminDocument } from '@tassis/contracts';
import { useListSearch, useNavigate } from '@tassis/platform/router';
import { toPage } from './queue-pages.ts';

type Queue = { documents: readonly AdminDocument[]; page: number; hasMore: boolean };

/**
 * Which document of the queue is looked at; the address stores it. One that has left the queue gives way to the first.
 * From the last one of a page, the next page follows.
 */
export function usePlace({ documents, page, hasMore }: Queue) {
  const navigate = useNavigate();
  const open = useListSearch().search.get('document');
  const index = Math.max(
    documents.findIndex(({ id }) => id === open),
    0,
  );
  const goTo = (to: string) => void navigate(to, { replace: true, preventScrollReset: true });
  const toHref = ({ id }: AdminDocument) => toPage(page, id);
  const after = documents[index + 1];
  const before = documents[index - 1];
  const goOn = after ?? before;
  return {
    index,
    current: documents[index],
    isLast: after === undefined && !hasMore,
    toHref,
    next: () => {
      if (after) goTo(toHref(after));
      else if (hasMore) goTo(toPage(page + 1));
    },
    previous: () => before && goTo(toHref(before)),
    /** Goes on to the next document; from the last one, back to the one before. */
    goOn: () => goOn && goTo(toHref(goOn)),
  };
}
