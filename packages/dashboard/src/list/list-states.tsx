import { Button } from '@tassis/design-system';
import { RouterLink } from '@tassis/platform/router';
import { LoadFailure } from '@tassis/views';
import { EmptySection, type EmptySectionProps } from '../section/empty-section.tsx';
import type { ListModel, ListRow } from './use-list.ts';

type ListEmptyProps<Row extends ListRow> = {
  list: ListModel<Row>;
  /** The action in the empty state of a list without filters. */
  action?: EmptySectionProps['action'];
};

/** The empty state of a list: a page beyond the last one, no match for the filters, or no rows at all. */
export function ListEmpty<Row extends ListRow>({ list, action }: ListEmptyProps<Row>) {
  const { meta, state, texts, hrefWith } = list;
  if (meta && meta.total > 0) {
    const { title, text, action: back } = texts.noPage;
    const first = { text: back, href: hrefWith({ page: 1 }) };
    return <EmptySection title={title} text={text} action={first} />;
  }
  if (Object.keys(state.filters).length > 0) {
    const all = { text: texts.filters.reset, href: hrefWith({ filters: {} }) };
    return <EmptySection {...texts.noMatch} action={all} />;
  }
  return <EmptySection {...texts.empty} action={action} />;
}

/**
 * The error state of a list: the reason, a retry, and, when the list is filtered or beyond the numbered pages, a link to its
 * beginning, because the API may refuse the query in the address.
 */
export function ListFailure<Row extends ListRow>({ list }: { list: ListModel<Row> }) {
  const { query, texts, hrefWith, state } = list;
  const isWhole = Object.keys(state.filters).length === 0 && state.cursor === undefined;
  return (
    <LoadFailure
      title={texts.failed}
      error={query.error}
      query={query}
      actions={
        isWhole ? null : (
          <Button href={hrefWith({ filters: {} })} LinkComponent={RouterLink}>
            {texts.all}
          </Button>
        )
      }
    />
  );
}
