import type { ListMeta } from '@tassis/contracts';
import { Cluster, CursorPagination, Pagination, Stack, TextLink } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatNumber } from '@tassis/messages';
import { RouterLink, type ListAddress } from '@tassis/platform/router';
import { useMessages } from '../../messages/use-messages.ts';

type OrderPagesProps = { address: ListAddress; meta: ListMeta };

/** Numbered pages as far as they are counted; further on, and from the end, one step at a time. */
export function OrderPages({ address, meta }: OrderPagesProps) {
  return meta.page === null ? (
    <Steps address={address} meta={meta} />
  ) : (
    <NumberedPages address={address} meta={meta} page={meta.page} />
  );
}

function NumberedPages({ address, meta, page }: OrderPagesProps & { page: number }) {
  const { pages } = useMessages().orders;
  const locale = useLocale();
  const number = (value: number) => formatNumber(locale, value);
  const last = Math.min(page * meta.per_page, meta.total);
  const pageCount = Math.ceil(meta.total / meta.per_page);
  return (
    <Stack gap="none">
      <Pagination
        label={pages.label}
        page={page}
        pageCount={pageCount}
        hrefOf={(other) => address.hrefWith({ page: other === 1 ? undefined : String(other) })}
        texts={pages}
        summary={pages.summary(
          number((page - 1) * meta.per_page + 1),
          number(last),
          totalOf(meta, number),
        )}
        LinkComponent={RouterLink}
      />
      {meta.total_capped ? (
        <Cluster align="end" gap="m">
          {page === pageCount ? (
            <CursorLink address={address} cursor={meta.next_cursor} text={pages.next} />
          ) : null}
          <CursorLink address={address} cursor="last" text={pages.end} />
        </Cluster>
      ) : null}
    </Stack>
  );
}

function Steps({ address, meta }: OrderPagesProps) {
  const { pages } = useMessages().orders;
  const locale = useLocale();
  const hrefOf = (cursor: string | null | undefined) =>
    cursor === null ? null : address.hrefWith({ cursor, page: undefined });
  return (
    <CursorPagination
      label={pages.label}
      start={hrefOf(undefined)}
      previous={hrefOf(meta.prev_cursor)}
      next={hrefOf(meta.next_cursor)}
      texts={pages}
      summary={pages.many(totalOf(meta, (value) => formatNumber(locale, value)))}
      LinkComponent={RouterLink}
    />
  );
}

/** Where the list ends (`null`) there is no link. */
function CursorLink(props: { address: ListAddress; cursor: string | null; text: string }) {
  if (props.cursor === null) return null;
  const href = props.address.hrefWith({ cursor: props.cursor, page: undefined });
  return (
    <TextLink variant="standalone" href={href} LinkComponent={RouterLink}>
      {props.text}
    </TextLink>
  );
}

function totalOf(meta: ListMeta, format: (value: number) => string): string {
  return `${format(meta.total)}${meta.total_capped ? '+' : ''}`;
}
