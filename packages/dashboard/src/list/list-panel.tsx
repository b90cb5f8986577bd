import { Drawer } from '@tassis/design-system';
import type { ReactNode } from 'react';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';
import type { ListModel } from './use-list.ts';

/** The search parameter of the open row. */
const OPEN = 'row';

/** Returns the `rowHref` of a list whose rows open in a {@link ListPanel}. */
export function panelHref<Row>({ address, rowKey }: ListModel<Row>) {
  return (row: Row) => {
    const next = new URLSearchParams(address.search);
    next.set(OPEN, rowKey(row));
    return address.toHref(next);
  };
}

/** Props of {@link ListPanel}. */
export type ListPanelProps<Row> = {
  list: ListModel<Row>;
  /** The panel's title for a row: its reference. */
  title: (row: Row) => string;
  /** The panel's content for a row. */
  children: (row: Row) => ReactNode;
};

/**
 * The open row in a Drawer beside its list. Escape closes it and returns the focus to the row. The address stores
 * which row is open. Render it inside the list, whose `rowHref` is {@link panelHref}.
 */
export function ListPanel<Row>({ list, title, children }: ListPanelProps<Row>) {
  const { close } = useDashboardTexts().list.panel;
  const { address, rows, rowKey } = list;
  const key = address.search.get(OPEN);
  const row = rows.find((one) => rowKey(one) === key);
  const onClose = () => {
    const next = new URLSearchParams(address.search);
    next.delete(OPEN);
    address.onSearch(next, { replace: true });
  };
  return (
    <Drawer
      open={row !== undefined}
      onClose={onClose}
      title={row === undefined ? '' : title(row)}
      closeLabel={close}
    >
      {row === undefined ? null : children(row)}
    </Drawer>
  );
}
