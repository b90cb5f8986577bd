import type { AdminDomiciliation } from '@tassis/contracts';
import { writeAudit } from '../../audit/write-audit.ts';
import { renewalPath } from '../../client-paths.ts';
import type { Executor } from '../../database/client.ts';
import { HttpError } from '../../http/http-error.ts';
import { staleVersion } from '../../http/if-match.ts';
import { notify } from '../../notifications/notify.ts';
import { findAdminDomiciliation } from './admin-domiciliation.repository.ts';
import { changeDomiciliation, lockDomiciliation } from './domiciliation.repository.ts';
import { findOutlook } from './outlook.service.ts';

type Closing = { id: string; version: number; reason: string; actorId: string; now: Date };

/** Closes a domiciliation for good, with the audit trail and the notification, in one transaction. */
export async function endDomiciliation(
  tx: Executor,
  { id, version, reason, actorId, now }: Closing,
): Promise<AdminDomiciliation> {
  const before = await lockDomiciliation(tx, { id });
  if (before === null) throw new HttpError('not_found');
  const outlook = await findOutlook(tx, now);
  if (before.version !== version) throw staleVersion(await findAdminDomiciliation(tx, id, outlook));
  if (before.closedAt !== null) throw new HttpError('domiciliation_closed');
  const closed = { closedAt: now, closedBy: actorId, closeReason: reason };
  await changeDomiciliation(tx, id, closed);
  await writeAudit(tx, {
    actorId,
    action: 'closeDomiciliation',
    subject: 'domiciliation',
    subjectId: id,
    reason,
    before: { closedAt: null },
    after: { closedAt: now },
    now,
  });
  await notify(tx, {
    userId: before.clientId,
    type: 'warning',
    code: 'domiciliation_closed',
    params: { company: before.companyName, reason },
    link: renewalPath(id),
    now,
  });
  const after = await findAdminDomiciliation(tx, id, outlook);
  if (after === null) throw new HttpError('not_found');
  return after;
}
