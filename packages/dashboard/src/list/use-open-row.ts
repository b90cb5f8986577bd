import { keepPreviousData, useQuery } from '@tassis/api-client/query';
import { useState } from 'react';
import { OPEN } from './row-link.tsx';
import type { ListModel, ListRow } from './use-list.ts';

/**
 * The row that the address opens. A row that is not on the page of the list is fetched by its id, if the contract allows that,
 * and again whenever the list is refetched. Until then it stays as it was last shown: an action in its panel may have moved it
 * out of the filter, and input there must not be lost.
 */
export function useOpenRow<Row extends ListRow>(list: ListModel<Row>): Row | undefined {
  const id = list.address.search.get(OPEN) ?? '';
  const shown = list.rows.find((row) => row.id === id);
  const isElsewhere = shown === undefined && !list.isWaiting && list.isAccepted('id', id);
  const rowQuery = list.rowQuery(id);
  const elsewhere = useQuery({
    ...rowQuery,
    queryKey: [...rowQuery.queryKey, list.query.dataUpdatedAt],
    enabled: isElsewhere,
    placeholderData: keepPreviousData,
  });
  const found = isElsewhere ? elsewhere.data?.data.find((row) => row.id === id) : shown;
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  const isAsked = isElsewhere && elsewhere.isFetching;
  return found ?? (isAsked && last?.id === id ? last : undefined);
}
