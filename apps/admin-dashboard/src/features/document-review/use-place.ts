import type { AdminDocument } from '@tassis/contracts';
import { useListSearch, useNavigate } from '@tassis/platform/router';
import { toPage } from './queue-pages.ts';

type Queue = { documents: readonly AdminDocument[]; page: number; hasMore: boolean };

/**
 * The current document of the queue; the address stores it. When it has left the queue, the first one is current. The next
 * page follows the last document of a page.
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
    /** Opens the next document; after the last one, the previous. */
    goOn: () => goOn && goTo(toHref(goOn)),
  };
}
