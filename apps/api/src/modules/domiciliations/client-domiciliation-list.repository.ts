import { eq, like } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { domiciliations } from '../../database/schema/index.ts';
import { all, countUpTo, keysetPage } from '../../lists/keyset.ts';
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
  const matching = all(
    eq(domiciliations.clientId, clientId),
    pattern !== undefined && like(domiciliations.search, pattern),
  );
  const list = { ...keyset, matching, isSearch: pattern !== undefined };
  const counted = await countUpTo(db, list, matching);
  const page = keysetPage(db, { ...list, counted }, request);
  const rows = await selectDomiciliations(db)
    .where(page.where)
    .orderBy(...page.orderBy);
  return { rows, counted };
}
