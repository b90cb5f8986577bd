import { Button, Drawer } from '@tassis/design-system';
import { RouterLink } from '@tassis/platform/router';
import type { ReactNode } from 'react';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';
import { OPEN } from './row-link.tsx';
import type { ListModel, ListRow } from './use-list.ts';
import { useOpenRow } from './use-open-row.ts';

/** Returns the address of a row in the panel. */
export function panelHref<Row extends ListRow>({ address }: ListModel<Row>) {
  return (row: Row) => {
    const next = new URLSearchParams(address.search);
    next.set(OPEN, row.id);
    return address.toHref(next);
  };
}

type ListPanelProps<Row extends ListRow> = {
  list: ListModel<Row>;
  /** The panel's content for a row. */
  children: (row: Row) => ReactNode;
  /** The address of the row's own page, if it has one. */
  pageHref?: ((row: Row) => string) | undefined;
};

/**
 * The open row in a Drawer beside its list. Escape closes it and returns the focus to the row. The address stores which row is
 * open. The panel is scrolled to its top, even if it ends with a form.
 */
export function ListPanel<Row extends ListRow>(props: ListPanelProps<Row>) {
  const { list, children, pageHref } = props;
  const { close, open } = useDashboardTexts().list.panel;
  const { getName, state } = list;
  const row = useOpenRow(list);
  return (
    <Drawer
      open={row !== undefined}
      onClose={() => state.onParameter(OPEN, '', { replace: true })}
      title={row === undefined ? '' : getName(row)}
      closeLabel={close}
      actions={
        row && pageHref ? (
          <Button href={pageHref(row)} variant="brand" LinkComponent={RouterLink}>
            {open}
          </Button>
        ) : null
      }
    >
      {row === undefined ? null : (
        <div tabIndex={-1} data-first-focus="">
          {children(row)}
        </div>
      )}
    </Drawer>
  );
}
