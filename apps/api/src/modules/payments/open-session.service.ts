import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { assertDue, computeDue } from '../bills/bill-due.ts';
import { lockBill } from '../bills/bill-writer.repository.ts';
import { findPayableSession, insertSession } from '../bills/payment-session.repository.ts';

const LIFE_MS = 30 * 60_000;
/** The time that a person may need to enter a card and to confirm the payment with their bank. */
const NEEDED_MS = 10 * 60_000;

type Opening = { billId: string; clientId: string };

/**
 * Opens a card payment of the amount due. A second click, or a return, gets the same page. The provider is called after
 * the transaction, so that a slow provider does not hold a lock.
 */
export async function openSession(
  { db, clock, payments: { card } }: Dependencies,
  { billId, clientId }: Opening,
): Promise<{ id: string; url: string }> {
  if (card === null) throw new HttpError('not_found');
  const now = clock();
  const { bill, session } = await db.transaction(async (tx) => {
    const found = await lockBill(tx, billId);
    if (found === null || found.clientId !== clientId) throw new HttpError('not_found');
    assertDue(found);
    const amount = computeDue(found);
    const openUntil = new Date(now.getTime() + NEEDED_MS);
    const wanted = { billId, provider: card.name, amount, openUntil };
    const values = { billId, provider: card.name, amountCentimes: amount, createdAt: now };
    const expiresAt = new Date(now.getTime() + LIFE_MS);
    const payable = await findPayableSession(tx, wanted);
    return { bill: found, session: payable ?? (await insertSession(tx, { ...values, expiresAt })) };
  });
  const { id, amountCentimes: amount, expiresAt } = session;
  const page = await card.begin(db, { id, amount, bill, expiresAt });
  if (page === null) throw new HttpError('not_found');
  return { id, url: page.url };
}
