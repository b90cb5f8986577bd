import type { AdminPartner } from '@tassis/contracts';
import { mayReviewPartner } from '@tassis/domain';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Executor } from '../../database/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { staleVersion } from '../../http/if-match.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { notify } from '../../notifications/notify.ts';
import { findUser } from '../account/user.repository.ts';
import { findAdminPartner, writeReview } from './admin-partner.repository.ts';

type Decision = { status: 'validated' } | { status: 'rejected'; reason: string };

type Review = { partnerId: string; version: number; decision: Decision; actorId: string };

/** An admin’s decision about a partner, with the audit trail and the notification, in one transaction. */
export async function reviewPartner(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { partnerId, version, decision, actorId }: Review,
): Promise<AdminPartner> {
  const now = clock();
  const { status } = decision;
  const reason = decision.status === 'rejected' ? decision.reason : null;
  return db.transaction(async (tx) => {
    const before = await findAdminPartner(tx, partnerId);
    if (before === null) throw new HttpError('not_found');
    if (before.version !== version) throw staleVersion(before);
    if (!mayReviewPartner(before.status, status)) throw new HttpError('partner_reviewed');
    const written = { partnerId, version, status, reason, reviewedBy: actorId, now };
    const isWritten = await writeReview(tx, written);
    const after = await findAdminPartner(tx, partnerId);
    if (after === null) throw new HttpError('not_found');
    if (!isWritten) throw staleVersion(after);
    const action = status === 'validated' ? 'validatePartner' : 'rejectPartner';
    const subject = { subject: 'partner', subjectId: partnerId };
    await writeAudit(tx, {
      actorId,
      action,
      ...subject,
      reason: reason ?? undefined,
      before,
      after,
      now,
    });
    await tell(tx, { partner: after, decision, now });
    return after;
  });
}

type News = { partner: AdminPartner; decision: Decision; now: Date };

async function tell(tx: Executor, { partner, decision, now }: News): Promise<void> {
  const { id: userId, email: to, firstName, version } = partner;
  const user = await findUser(tx, userId);
  const locale = user?.locale ?? 'fr';
  const about = { userId, type: 'partner', link: '/partner-dashboard', now } as const;
  if (decision.status === 'validated') {
    const content = { template: 'partner-validated', firstName } as const;
    const dedupeKey = `${content.template}:${userId}:${version}`;
    await queueMail(tx, { content, to, userId, locale, dedupeKey, now });
    await notify(tx, { ...about, code: 'partner_validated', params: {} });
  } else {
    const { reason } = decision;
    const content = { template: 'partner-rejected', firstName, reason } as const;
    const dedupeKey = `${content.template}:${userId}:${version}`;
    await queueMail(tx, { content, to, userId, locale, dedupeKey, now });
    await notify(tx, { ...about, code: 'partner_rejected', params: { reason } });
  }
}
