import type { WarningStatus } from '@tassis/domain';
import type { Executor } from '../../database/client.ts';
import { toPageRequest, type ListQuery } from '../../lists/page-request.ts';
import { toPage } from '../../lists/page.ts';
import { findCertificates } from '../certificates/own-certificates.service.ts';
import { findOutlook } from './outlook.service.ts';
import type { Outlook } from './outlook.ts';
import {
  countWarnings,
  findWarnings,
  buildScope,
  type FoundWarning,
  type WarningScope,
} from './warning-list.repository.ts';

/** More certificates than a client ever has that expire within a few months. */
const CERTIFICATES = 20;

type Query = ListQuery &
  WarningScope & { id?: string | undefined; status?: WarningStatus | undefined };

/** A page of warnings, the next to end first, with the number of each status. */
export async function listWarnings(db: Executor, query: Query, now: Date) {
  const request = { ...toPageRequest(query), isDescending: false };
  const outlook = await findOutlook(db, now);
  const { id: wanted, status } = query;
  const ids = wanted === undefined ? undefined : [wanted];
  const scope = await buildScope(db, query);
  const found = await findWarnings(db, { scope, status, viewpoint: outlook, ids, request });
  const counts = await countWarnings(db, scope, outlook);
  const { upcoming, warning, critical, expired } = counts;
  const listed = status === undefined ? upcoming + warning + critical + expired : counts[status];
  const counted = ids === undefined ? listed : found.rows.length;
  const page = toPage(request, { ...found, counted }, ({ id, endDate }: FoundWarning) => {
    return { at: endDate, id };
  });
  return { rows: page.rows, meta: { ...page.meta, counts }, outlook };
}

type View = { clientId: string; outlook: Outlook };

/** The client's certificates that expire soon. */
export async function findWarnedCertificates(db: Executor, { clientId, outlook }: View) {
  const view = { clientIds: [clientId], outlook, limit: CERTIFICATES };
  const own = await findCertificates(db, view);
  return own.flatMap(({ certificate: { warning, ...certificate } }) =>
    warning === null ? [] : [{ ...certificate, warning }],
  );
}
