import { useState } from 'react';
import type { ListModel, ListRow } from '../list/use-list.ts';
import { keepPlaces } from './keep-places.ts';

/** The rows of a list's page. While the page is open they keep their positions, even after a refetch. */
export function useSteadyRows<Row extends ListRow>(
  list: ListModel<Row>,
  isHeld: (id: string) => boolean,
): readonly Row[] {
  const { rows, isWaiting, address } = list;
  const { data } = list.query;
  const page = address.search.toString();
  const [shown, setShown] = useState({ page, data, rows });
  if (!isWaiting && shown.data !== data) {
    const isSame = shown.page === page;
    setShown({ page, data, rows: isSame ? keepPlaces(shown.rows, rows, isHeld) : rows });
  }
  return shown.rows;
}
