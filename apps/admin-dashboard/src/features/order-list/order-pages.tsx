import type { ListMeta } from '@tassis/contracts';
import { Cluster, Pagination, TextLink } from '@tassis/design-system';
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
    <Cluster align="between">
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
        <>
          {page === pageCount ? (
            <CursorLink address={address} cursor={meta.next_cursor} text={pages.next} />
          ) : null}
          <CursorLink address={address} cursor="last" text={pages.end} />
        </>
      ) : null}
    </Cluster>
  );
}

function Steps({ address, meta }: OrderPagesProps) {
  const { pages } = useMessages().orders;
  const locale = useLocale();
  const total = totalOf(meta, (value) => formatNumber(locale, value));
  return (
    <Cluster as="nav" aria-label={pages.label} align="between" gap="m">
      <p>{pages.many(total)}</p>
      <CursorLink address={address} cursor={undefined} text={pages.start} />
      <CursorLink address={address} cursor={meta.prev_cursor} text={pages.previous} />
      <CursorLink address={address} cursor={meta.next_cursor} text={pages.next} />
    </Cluster>
  );
}

/** Without a cursor the link leads to the start; where the list ends (`null`) there is none. */
function CursorLink(props: {
  address: ListAddress;
  cursor: string | null | undefined;
  text: string;
}) {
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
