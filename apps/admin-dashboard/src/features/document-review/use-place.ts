import type { AdminDocument } from '@tassis/contracts';
import { useListSearch } from '@tassis/platform/router';

/** The search parameter of the document that is looked at. */
const OPEN = 'document';

/** Which document of the queue is looked at; the address stores it. One that has left the queue gives way to the first. */
export function usePlace(documents: readonly AdminDocument[]) {
  const { search, onSearch } = useListSearch();
  const index = Math.max(
    documents.findIndex(({ id }) => id === search.get(OPEN)),
    0,
  );
  const goTo = (document: AdminDocument | undefined) => {
    if (document) onSearch(new URLSearchParams({ [OPEN]: document.id }), { replace: true });
  };
  return {
    index,
    current: documents[index],
    toHref: ({ id }: AdminDocument) => `?${new URLSearchParams({ [OPEN]: id })}`,
    next: () => goTo(documents[index + 1]),
    previous: () => goTo(documents[index - 1]),
    /** Goes on to the next document; from the last one, back to the one before. */
    goOn: () => goTo(documents[index + 1] ?? documents[index - 1]),
  };
}
