import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { domiciliations } from '../../database/schema/index.ts';
import type { PageRequest } from '../../lists/page-request.ts';
import type { Found } from '../../lists/page.ts';
import { readList } from '../../lists/read-list.ts';
import { searchPattern } from '../../lists/search-pattern.ts';
import { searching } from '../../lists/search.ts';
import { readDomiciliations, type ListedDomiciliation } from './domiciliation.repository.ts';

const keyset = { table: domiciliations, at: domiciliations.endDate, id: domiciliations.id };

/** The position of a domiciliation in its client's list: by its last day. */
export const keyByEnd = ({ domiciliation }: ListedDomiciliation) => ({
  at: domiciliation.endDate,
  id: domiciliation.id,
});

export async function findClientDomiciliations(
  db: Executor,
  { clientId, search }: { clientId: string; search: string | undefined },
  request: PageRequest,
): Promise<Found<ListedDomiciliation>> {
  const pattern = search === undefined ? undefined : await searchPattern(db, search);
  const matching = eq(domiciliations.clientId, clientId);
  const searched = { column: domiciliations.search, pattern, isOwn: true };
  const list = searching(searched, { ...keyset, matching });
  return readList(db, { list, request, read: readDomiciliations });
}
