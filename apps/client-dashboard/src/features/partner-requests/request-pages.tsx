import type { ListMeta } from '@tassis/contracts';
import { CursorPagination } from '@tassis/design-system';
import { RouterLink } from '@tassis/platform/router';
import { usePartnerRequestsTexts } from '../../messages/partner-requests/use-partner-requests-texts.ts';
import { ownPaths } from '../../paths.ts';

type RequestPagesProps = {
  /** The name of the list, and the search parameter with its cursor. */
  of: 'pending' | 'followers' | 'answered';
  meta: Pick<ListMeta, 'prev_cursor' | 'next_cursor'>;
};

/** Links to newer and older requests, where there are any. */
export function RequestPages({ of, meta }: RequestPagesProps) {
  const { pages, [of]: list } = usePartnerRequestsTexts();
  const toHref = (cursor: string | null) =>
    cursor === null ? null : `${ownPaths.partnerRequests}?${of}=${encodeURIComponent(cursor)}`;
  return (
    <CursorPagination
      label={pages.label(list.title)}
      previous={toHref(meta.prev_cursor)}
      next={toHref(meta.next_cursor)}
      texts={pages}
      LinkComponent={RouterLink}
    />
  );
}
