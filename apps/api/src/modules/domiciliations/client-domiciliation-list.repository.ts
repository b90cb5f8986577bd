import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { domiciliations } from '../../database/schema/index.ts';
import { countList } from '../../lists/count-list.ts';
import { searching } from '../../lists/hits.ts';
import { keysetPage } from '../../lists/keyset.ts';
import type { PageRequest } from '../../lists/page-request.ts';
import type { Found } from '../../lists/page.ts';
import { searchPattern } from '../../lists/search-pattern.ts';
import { selectDomiciliations, type ListedDomiciliation } from './domiciliation.repository.ts';

const keyset = { table: domiciliations, at: domiciliations.endDate, id: domiciliations.id };

/** Where a domiciliation stands among those of its client: by its last day. */
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
  const list = await countList(db, { ...keyset, ...searching(searched, matching) });
  const page = keysetPage(db, list, request);
  const rows = await selectDomiciliations(db)
    .where(page.where)
    .orderBy(...page.orderBy);
  return { rows, counted: list.counted };
}
