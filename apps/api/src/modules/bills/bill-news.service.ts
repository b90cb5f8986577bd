import { toMad, type Centimes, type NotificationCode } from '@tassis/domain';
import { billPath } from '../../client-paths.ts';
import type { Executor } from '../../database/client.ts';
import type { BillFacts, MailContent } from '../../mail/mail-content.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { notify } from '../../notifications/notify.ts';
import { findClientContact } from '../clients/client-contact.repository.ts';
import type { BillRow } from './bill-writer.repository.ts';

type News = {
  bill: BillRow;
  code: Extract<NotificationCode, `bill_${string}`>;
  /** The amount that is refunded; default 0. */
  refund?: Centimes;
  /** The mail to send with it. */
  mail?: {
    /** Renders the mail from the client's name and the bill's facts. */
    write: (firstName: string, facts: BillFacts) => MailContent;
    /** The dedupe key: the mail is sent once for each. */
    dedupeKey: string;
    /** Sent also to clients who want no mails about bills, because the law requires it. */
    isRequired?: true;
  };
  now: Date;
};

/** Notifies a client about a bill: on the site, and by mail if there is one. */
export async function tellOfBill(
  tx: Executor,
  { bill, code, refund = 0, mail, now }: News,
): Promise<void> {
  const { id, number, clientId } = bill;
  const link = billPath(id);
  const params = { number, ...(refund > 0 && { amount: toMad(refund) }) };
  await notify(tx, { userId: clientId, type: 'bill', code, params, link, now });
  if (mail === undefined) return;
  const { email, firstName, locale, preferences } = await findClientContact(tx, clientId);
  if (!preferences.bill.mail && mail.isRequired !== true) return;
  const content = mail.write(firstName, toFacts(bill));
  const { dedupeKey } = mail;
  await queueMail(tx, { content, to: email, userId: clientId, locale, dedupeKey, now });
}

function toFacts({ id, number, totalCentimes, paidCentimes, dueOn }: BillRow): BillFacts {
  return { id, number, total: totalCentimes, due: totalCentimes - paidCentimes, dueOn };
}
