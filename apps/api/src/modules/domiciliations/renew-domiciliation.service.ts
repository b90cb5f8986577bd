import { domiciliationEnd, quoteRenewal, toMad } from '@tassis/domain';
import type { Locale } from '@tassis/messages';
import { orderPath } from '../../client-paths.ts';
import type { Executor } from '../../database/client.ts';
import { HttpError } from '../../http/http-error.ts';
import { sendAwaitedJob } from '../../jobs/job.repository.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { notify } from '../../notifications/notify.ts';
import { issueBill } from '../bills/issue-bill.service.ts';
import { findClientContact } from '../clients/client-contact.repository.ts';
import { holdClient } from '../clients/hold-client.repository.ts';
import { findPricing } from '../firm/firm.repository.ts';
import { assertPrice } from '../orders/place/check-order.service.ts';
import { findHashOfKey, findSameSince } from '../orders/read/order.repository.ts';
import { changeDomiciliation, lockDomiciliation } from './domiciliation.repository.ts';
import { findUnpaidRenewal, insertRenewal, type NewRenewal } from './renewal.repository.ts';

/** Without a key, an equal renewal within this time counts as a double click. */
const SAME_RENEWAL_MS = 60_000;

export type Renewing = {
  domiciliationId: string;
  clientId: string;
  months: number;
  /** The price that the client was shown. */
  finalPrice: number | undefined;
  locale: Locale;
  key: string | null;
  hash: string;
  now: Date;
};

/**
 * Renews a domiciliation from its previous end, past or future, in one transaction: the order, its bill, the job that
 * generates its documents. A concurrent call waits for the lock on the domiciliation.
 * @returns the order, and whether this call created it
 */
export async function renewDomiciliation(
  tx: Executor,
  renewing: Renewing,
): Promise<{ orderId: string; isNew: boolean }> {
  const { domiciliationId: id, clientId, months, key, hash, now } = renewing;
  if (!(await holdClient(tx, clientId))) throw new HttpError('unauthenticated');
  const domiciliation = await lockDomiciliation(tx, { id, clientId });
  if (domiciliation === null) throw new HttpError('not_found');
  const known = await findKnown(tx, renewing);
  if (known !== null) return { orderId: known, isNew: false };
  if (domiciliation.closedAt !== null) throw new HttpError('domiciliation_closed');
  if ((await findUnpaidRenewal(tx, domiciliation)) !== null) throw new HttpError('renewal_unpaid');

  const endDate = domiciliationEnd(domiciliation.endDate, months);
  const quote = quoteRenewal(domiciliation.monthlyRateCentimes, months, await findPricing(tx));
  assertPrice(renewing.finalPrice, toMad(quote.total), renewing.locale);
  await changeDomiciliation(tx, id, { endDate });
  const renewal = { domiciliation, months, endDate, quote, key, hash, now };
  const { id: orderId } = await insertRenewal(tx, renewal);
  // The client waits for the new contract, so its job precedes those of order summaries.
  await sendAwaitedJob(tx, 'make-documents', { orderId, domiciliationId: id });
  await tell(tx, renewal, orderId);
  await issueBill(tx, { orderId, now });
  return { orderId, isNew: true };
}

/** The order that an earlier delivery of this call has created. */
async function findKnown(tx: Executor, { clientId, key, hash, now }: Renewing) {
  if (key === null) {
    const since = new Date(now.getTime() - SAME_RENEWAL_MS);
    return (await findSameSince(tx, { clientId, hash, since }))?.id ?? null;
  }
  // The stored answer of a key expires after a day; the order still knows its key.
  const hashOfKey = await findHashOfKey(tx, { clientId, key });
  if (hashOfKey !== null) throw new HttpError('idempotency_key_reused');
  return null;
}

/** Sent by mail whatever their preferences, because it is a contract. */
async function tell(tx: Executor, renewal: NewRenewal, orderId: string): Promise<void> {
  const { domiciliation, endDate, quote, months, now } = renewal;
  const { clientId: userId, companyName } = domiciliation;
  const params = { company: companyName, date: endDate };
  const link = orderPath(orderId);
  await notify(tx, {
    userId,
    type: 'warning',
    code: 'domiciliation_renewed',
    params,
    link,
    now,
  });
  const { email, firstName, locale } = await findClientContact(tx, userId);
  await queueMail(tx, {
    content: {
      template: 'domiciliation-renewed',
      firstName,
      companyName,
      endDate,
      months,
      total: quote.total,
      orderId,
    },
    to: email,
    userId,
    locale,
    dedupeKey: `domiciliation-renewed:${orderId}`,
    now,
  });
}
