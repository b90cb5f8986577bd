import { toCentimes, domiciliationEnd, moroccanDay } from '@tassis/domain';
import type { Executor } from '../../database/client.ts';
import type { orders } from '../../database/schema/index.ts';
import {
  findOrdered,
  insertDomiciliation,
  type Ordered,
} from './domiciliation-opening.repository.ts';

type OrderRow = typeof orders.$inferSelect;
type Terms = { companyName: string; ice: string | null; startDate: string; months: number };

/**
 * Opens what a completed order has bought: the domiciliation it asked for, on its own days, or the one
 * that came with the package of a company creation, from the day of completion. Orders of renewals
 * never come here: they are completed as they are placed.
 * @returns the domiciliation's id; null when there is none to open
 */
export async function openDomiciliation(
  tx: Executor,
  { order, now }: { order: OrderRow; now: Date },
): Promise<string | null> {
  const bought = order.package;
  if (bought === null) return null;
  const ordered = await findOrdered(tx, order.id);
  const terms = termsOf(ordered, bought.domiciliation_duration_months, moroccanDay(now));
  if (terms === null) return null;
  const { clientId, reference } = order;
  const { firstName, lastName, email } = ordered.client;
  const { companyName, ice } = terms;
  const searched = [companyName, ice, reference, `${firstName} ${lastName}`, email];
  return insertDomiciliation(tx, {
    ...terms,
    endDate: domiciliationEnd(terms.startDate, terms.months),
    clientId,
    orderId: order.id,
    serviceId: ordered.serviceId,
    monthlyRateCentimes: toCentimes(bought.domiciliation_monthly_rate),
    search: searched.filter((word) => word !== null).join('\n'),
    now,
  });
}

function termsOf(
  { request, company }: Ordered,
  packageMonths: number,
  today: string,
): Terms | null {
  if (request !== null) {
    const { companyName, ice, startDate, durationMonths: months } = request;
    return { companyName, ice, startDate, months };
  }
  if (company === null || packageMonths === 0) return null;
  // Without a certificate, the first of the names that were asked for, until the register has answered.
  const companyName = company.companyName ?? company.firstProposedName ?? '';
  return { companyName, ice: company.ice, startDate: today, months: packageMonths };
}
