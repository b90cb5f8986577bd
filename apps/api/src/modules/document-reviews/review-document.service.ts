import { reviewDocument, type AdminDocument } from '@tassis/contracts';
import { mayReviewDocument } from '@tassis/domain';
import { writeAudit } from '../../audit/write-audit.ts';
import { billPath, documentPath } from '../../client-paths.ts';
import type { Executor } from '../../database/client.ts';
import { HttpError } from '../../http/http-error.ts';
import { staleVersion } from '../../http/if-match.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { notify } from '../../notifications/notify.ts';
import { takeProofBack } from '../bills/bill-proof.service.ts';
import { findClientContact } from '../clients/client-contact.repository.ts';
import {
  toAdminDocument,
  findDocument,
  type DocumentRow,
} from '../documents/document.repository.ts';
import { lockDocument, writeVerdict } from '../documents/review-document.repository.ts';

type Review = {
  id: string;
  version: number;
  status: 'accepted' | 'refused';
  /** The reason of a refusal. */
  reason: string | null;
  actorId: string;
  now: Date;
};

/** Accepts or refuses a client's document, once, and tells the client. */
export async function review(tx: Executor, verdict: Review): Promise<AdminDocument> {
  const { id, version, status, reason, actorId, now } = verdict;
  const before = await lockDocument(tx, id);
  if (before === null) throw new HttpError('not_found');
  if (before.version !== version) throw staleVersion(toAdminDocument(await readBack(tx, id)));
  if (!mayReviewDocument(before.status, status)) throw new HttpError('transition_not_allowed');
  await writeVerdict(tx, { id, status, reason, reviewedBy: actorId, now });
  if (status === 'refused' && before.billId !== null) await takeProofBack(tx, before.billId);
  await writeAudit(tx, {
    actorId,
    action: reviewDocument.name,
    subject: 'document',
    subjectId: id,
    reason: reason ?? undefined,
    before: { status: before.status },
    after: { status },
    now,
  });
  const row = await readBack(tx, id);
  await tell(tx, row, now);
  return toAdminDocument(row);
}

async function tell(tx: Executor, { document }: DocumentRow, now: Date): Promise<void> {
  const { id, clientId, name, status, reviewReason, billId } = document;
  // A refused proof of payment is sent again on the page of its bill.
  const path = billId === null ? documentPath(id) : billPath(billId);
  await notify(tx, {
    userId: clientId,
    type: 'document',
    code: status === 'refused' ? 'document_refused' : 'document_accepted',
    params: { name, reason: reviewReason ?? '' },
    link: path,
    now,
  });
  if (status !== 'refused' || reviewReason === null) return;
  const { email, firstName, locale, preferences } = await findClientContact(tx, clientId);
  if (!preferences.document.mail) return;
  await queueMail(tx, {
    content: { template: 'document-refused', firstName, name, reason: reviewReason, path },
    to: email,
    userId: clientId,
    locale,
    dedupeKey: `document-refused:${id}`,
    now,
  });
}

async function readBack(tx: Executor, id: string): Promise<DocumentRow> {
  const row = await findDocument(tx, id);
  if (row === null) throw new Error('A document in hand was not found');
  return row;
}
