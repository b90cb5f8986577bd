import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { domiciliations } from '../../database/schema/index.ts';
import { countUpTo, keysetPage } from '../../lists/keyset.ts';
import type { PageRequest } from '../../lists/page-request.ts';
import type { Found } from '../../lists/page.ts';
import { selectDomiciliations, type ListedDomiciliation } from './domiciliation.repository.ts';

const keyset = { table: domiciliations, at: domiciliations.endDate, id: domiciliations.id };

/** Where a domiciliation stands among those of its client: by its last day. */
export const keyByEnd = ({ domiciliation }: ListedDomiciliation) => ({
  at: domiciliation.endDate,
  id: domiciliation.id,
});

export async function findClientDomiciliations(
  db: Executor,
  clientId: string,
  request: PageRequest,
): Promise<Found<ListedDomiciliation>> {
  const isTheirs = eq(domiciliations.clientId, clientId);
  const page = keysetPage(db, { ...keyset, matching: isTheirs }, request);
  const rows = await selectDomiciliations(db)
    .where(page.where)
    .orderBy(...page.orderBy);
  return { rows, counted: await countUpTo(db, keyset, isTheirs) };
}
