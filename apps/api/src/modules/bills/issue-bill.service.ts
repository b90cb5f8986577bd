import { addDays, getBillStatus, moroccanDay } from '@tassis/domain';
import type { Executor } from '../../database/client.ts';
import { nextReference } from '../../references/next-reference.ts';
import { assertDescribed } from '../firm/assert-described.ts';
import { findBilling, findFirm } from '../firm/firm.repository.ts';
import { toBillLines, toBillParties } from './bill-draft.ts';
import { tellOfBill } from './bill-news.service.ts';
import { lockBillSource, type BillSource } from './bill-source.repository.ts';
import { insertBill, lockBillOfOrder, type BillRow } from './bill-writer.repository.ts';

/**
 * Issues the bill of an order and notifies the client, in the transaction of the change that makes it due. An order has one
 * bill at a time: if it already has one, nothing happens. The counter of bill numbers stays locked until the transaction
 * ends, so call this last.
 */
export async function issueBill(
  tx: Executor,
  { orderId, now }: { orderId: string; now: Date },
): Promise<BillRow> {
  const source = await lockBillSource(tx, orderId);
  const issued = await lockBillOfOrder(tx, orderId);
  if (issued !== null) return issued;
  const [firm, billing] = [await findFirm(tx), await findBilling(tx)];
  assertDescribed(firm);
  const { pricing, clientId } = source.order;
  const parties = toBillParties(firm, source);
  const issuedOn = moroccanDay(now);
  const number = await nextReference(tx, 'FAC', now);
  const bill = await insertBill(tx, {
    number,
    orderId,
    clientId,
    status: getBillStatus(pricing.total, 0),
    parties,
    lines: toBillLines(source),
    pricing,
    totalCentimes: pricing.total,
    issuedOn,
    dueOn: addDays(issuedOn, billing.dueDays),
    search: searchText(number, source),
    createdAt: now,
  });
  await tellOfBill(tx, {
    bill,
    code: 'bill_issued',
    mail: {
      write: (firstName, facts) => ({ template: 'bill-issued', firstName, bill: facts }),
      dedupeKey: `bill-issued:${bill.id}`,
    },
    now,
  });
  return bill;
}

function searchText(number: string, { order, client, company }: BillSource): string {
  const person = `${client.firstName} ${client.lastName}`;
  const names = [client.companyName, company.name, client.ice, company.ice];
  return [number, order.reference, person, client.email, ...names].filter(Boolean).join('\n');
}
