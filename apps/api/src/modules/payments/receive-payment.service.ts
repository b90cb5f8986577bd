import { receivePaymentCallback } from '@tassis/contracts';
import { moroccanDay, type Centimes, type PaymentProviderName } from '@tassis/domain';
import type { FastifyBaseLogger } from 'fastify';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Executor } from '../../database/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { FileStorage } from '../../files/file-storage.ts';
import { HttpError } from '../../http/http-error.ts';
import type { PaymentOutcome, PaymentProvider } from '../../payments/payment-provider.ts';
import { computeDue } from '../bills/bill-due.ts';
import { tellOfBill } from '../bills/bill-news.service.ts';
import { changeBill, lockBill, type BillRow } from '../bills/bill-writer.repository.ts';
import { notePayment } from '../bills/note-payment.service.ts';
import {
  changeSession,
  findSession,
  insertSession,
  isRecorded,
  type PaymentSessionRow,
} from '../bills/payment-session.repository.ts';

type Call = {
  provider: PaymentProviderName;
  call: { signature: string | undefined; body: Uint8Array };
  log: FastifyBaseLogger;
};

/** Handles a webhook of a provider, after verifying its signature. */
export async function receiveCallback(
  deps: Pick<Dependencies, 'clock' | 'db' | 'files' | 'payments'>,
  { provider: name, call, log }: Call,
): Promise<void> {
  const provider = deps.payments[name];
  if (provider === null) throw new HttpError('not_found');
  const now = deps.clock();
  const event = provider.readCallback({ ...call, now });
  if (event === null) throw new HttpError('signature_invalid');
  if (event.outcome === 'other')
    log.warn({ provider: provider.name, type: event.type }, 'an event of payments not handled');
  else await deps.db.transaction((tx) => receivePayment(deps, tx, { provider, event, log, now }));
}

type Received = {
  provider: Pick<PaymentProvider<unknown>, 'name' | 'method'>;
  event: PaymentOutcome;
  log: FastifyBaseLogger;
  now: Date;
};

/**
 * Records the outcome of a payment, once even if the webhook is repeated. A received payment is never refused: what exceeds
 * the amount due, because the bill was paid or cancelled meanwhile, is refunded. An event that matches no session of ours
 * (another amount, another currency, an unknown request) is not recorded as a payment.
 */
async function receivePayment(
  storage: { files: FileStorage },
  tx: Executor,
  { provider, event, log, now }: Received,
): Promise<void> {
  const { outcome, amount } = event;
  const bill = await lockBillOfSession(tx, event.request, provider.name);
  // The session is read after the bill is locked, because another call may have changed it before.
  const session = await findSession(tx, event.request);
  if (session === null || (await isRecorded(tx, provider.name, event.payment))) return;
  if (amount !== session.amountCentimes || event.currency !== 'MAD') {
    log.error({ session: session.id, payment: event.payment }, 'a payment of another amount');
    throw new HttpError('payment_mismatch');
  }
  const { payment: providerPayment } = event;
  const isPaid = session.status === 'paid';
  if (outcome === 'failed') {
    if (!isPaid) await changeSession(tx, session.id, { status: 'failed', providerPayment });
    return;
  }
  const paid = Math.min(amount, computeDue(bill));
  const surplus = amount - paid;
  const change = { status: 'paid', providerPayment, surplusCentimes: surplus } as const;
  // The same page may be open in two tabs and be paid in both: the second payment becomes a session of its own.
  if (isPaid) await insertSession(tx, { ...toSecondSession(session), ...change, createdAt: now });
  else await changeSession(tx, session.id, change);
  const audit = { actorId: null, action: receivePaymentCallback.name };
  if (surplus > 0) await noteSurplus(tx, bill, { surplus, audit, now });
  if (paid === 0) return;
  await notePayment(storage, tx, {
    bill,
    amount: paid,
    method: provider.method,
    paidOn: moroccanDay(event.at),
    note: providerPayment,
    recordedBy: null,
    audit,
    now,
  });
}

function toSecondSession({ billId, provider, amountCentimes, expiresAt }: PaymentSessionRow) {
  return { billId, provider, amountCentimes, expiresAt };
}

async function lockBillOfSession(
  tx: Executor,
  sessionId: string,
  provider: string,
): Promise<BillRow> {
  const session = await findSession(tx, sessionId);
  const bill = session?.provider === provider ? await lockBill(tx, session.billId) : null;
  if (bill === null) throw new HttpError('not_found');
  return bill;
}

type Surplus = { surplus: Centimes; audit: { actorId: null; action: string }; now: Date };

async function noteSurplus(tx: Executor, bill: BillRow, { surplus, audit, now }: Surplus) {
  const surplusCentimes = bill.surplusCentimes + surplus;
  await changeBill(tx, bill.id, { surplusCentimes });
  await writeAudit(tx, {
    ...audit,
    subject: 'bill',
    subjectId: bill.id,
    before: { surplus: bill.surplusCentimes },
    after: { surplus: surplusCentimes },
    now,
  });
  await tellOfBill(tx, { bill, code: 'bill_refund', refund: surplus, now });
}
