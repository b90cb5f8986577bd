import type { ListMeta } from '@tassis/contracts';
import { CursorPagination, Pagination } from '@tassis/design-system';
import { RouterLink } from '@tassis/platform/router';
import type { ListModel, ListRow } from './use-list.ts';

/** Page numbers as far as the API counts; beyond that, and from the last page, links to the previous and next page. */
export function ListPages<Row extends ListRow>({ list }: { list: ListModel<Row> }) {
  const { meta } = list;
  if (!meta) return null;
  return meta.page === null ? (
    <Steps list={list} meta={meta} />
  ) : (
    <NumberedPages list={list} meta={meta} page={meta.page} />
  );
}

type PagesProps<Row extends ListRow> = { list: ListModel<Row>; meta: ListMeta };

function NumberedPages<Row extends ListRow>({
  list,
  meta,
  page,
}: PagesProps<Row> & { page: number }) {
  const { hrefWith, texts } = list;
  const cursor = meta.next_cursor;
  return (
    <Pagination
      label={texts.pages.label}
      page={page}
      pageCount={Math.ceil(meta.total / meta.per_page)}
      toHref={(other) => hrefWith({ page: other })}
      beyond={
        meta.total_capped
          ? {
              next: cursor === null ? null : hrefWith({ cursor }),
              end: hrefWith({ cursor: 'last' }),
            }
          : undefined
      }
      texts={texts.pages}
      summary={texts.visibleRows(meta, page)}
      LinkComponent={RouterLink}
    />
  );
}

function Steps<Row extends ListRow>({ list, meta }: PagesProps<Row>) {
  const { hrefWith, texts } = list;
  const toCursorHref = (cursor: string | null) => (cursor === null ? null : hrefWith({ cursor }));
  return (
    <CursorPagination
      label={texts.pages.label}
      start={hrefWith({ page: 1 })}
      previous={toCursorHref(meta.prev_cursor)}
      next={toCursorHref(meta.next_cursor)}
      texts={texts.pages}
      summary={texts.formatCount(meta)}
      LinkComponent={RouterLink}
    />
  );
}
