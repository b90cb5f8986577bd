import { moroccanDay } from '@tassis/domain';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Executor } from '../../database/client.ts';
import { HttpError } from '../../http/http-error.ts';
import { assertDue } from './bill-due.ts';
import { tellOfBill } from './bill-news.service.ts';
import { changeBill, lockBill } from './bill-writer.repository.ts';

type Reminder = { billId: string; actorId: string; now: Date };

/** Reminds a client of the amount due, once a day. */
export async function remind(tx: Executor, { billId, actorId, now }: Reminder): Promise<void> {
  const bill = await lockBill(tx, billId);
  if (bill === null) throw new HttpError('not_found');
  assertDue(bill);
  const today = moroccanDay(now);
  if (bill.remindedAt !== null && moroccanDay(bill.remindedAt) === today) {
    throw new HttpError('bill_reminded_today');
  }
  await changeBill(tx, billId, { remindedAt: now });
  const about = { actorId, subject: 'bill', subjectId: billId, now };
  await writeAudit(tx, { ...about, action: 'remindBill', after: { remindedAt: now } });
  await tellOfBill(tx, {
    bill,
    code: 'bill_reminder',
    mail: {
      write: (firstName, facts) => {
        const isOverdue = today > bill.dueOn;
        return { template: 'bill-reminder', firstName, bill: facts, isOverdue };
      },
      dedupeKey: `bill-reminder:${billId}:${today}`,
      isRequired: true,
    },
    now,
  });
}
