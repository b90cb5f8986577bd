import type { ListMeta } from '@tassis/contracts';
import { CursorPagination } from '@tassis/design-system';
import { RouterLink } from '@tassis/platform/router';
import { usePartnerRequestsTexts } from '../../messages/partner-requests/use-partner-requests-texts.ts';
import { ownPaths } from '../../paths.ts';

type RequestPagesProps = {
  /** What the pages are of, and the parameter of the address that holds the cursor. */
  of: 'pending' | 'followers' | 'answered';
  meta: Pick<ListMeta, 'prev_cursor' | 'next_cursor'>;
};

/** The way to newer and older requests, where there are any. */
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
