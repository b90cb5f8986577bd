import type { OrderContent } from '@tassis/contracts/order-content';
import { toCentimes, domiciliationEnd, moroccanDay } from '@tassis/domain';
import type { Executor } from '../../../database/client.ts';
import type { orders } from '../../../database/schema/index.ts';
import { findClientContact } from '../../clients/client-contact.repository.ts';
import { insertDomiciliation } from './domiciliation-opening.repository.ts';

type OrderRow = typeof orders.$inferSelect;
type Terms = { companyName: string; ice: string | null; startDate: string; months: number };

/**
 * Opens the domiciliation of a completed order: the ordered one, with its own dates, or the one that is included in the
 * package of a company creation, from the day of completion. Orders of renewals are completed when they are placed and do
 * not come here.
 * @returns the domiciliation's id; null when there is none to open
 */
export async function openDomiciliation(
  tx: Executor,
  { order, now }: { order: OrderRow; now: Date },
): Promise<string | null> {
  const bought = order.package;
  if (bought === null) return null;
  const terms = toTerms(order.content, bought.domiciliation_duration_months, moroccanDay(now));
  if (terms === null) return null;
  const { clientId, reference } = order;
  const { firstName, lastName, email } = await findClientContact(tx, clientId);
  const { companyName, ice } = terms;
  const searched = [companyName, ice, reference, `${firstName} ${lastName}`, email];
  return insertDomiciliation(tx, {
    ...terms,
    endDate: domiciliationEnd(terms.startDate, terms.months),
    clientId,
    orderId: order.id,
    monthlyRateCentimes: toCentimes(bought.domiciliation_monthly_rate),
    search: searched.filter((word) => word !== null).join('\n'),
    now,
  });
}

function toTerms({ kind, data }: OrderContent, packageMonths: number, today: string): Terms | null {
  if (kind === 'domiciliation') {
    const { companyName, ICE: ice, start_date: startDate, duration_months: months } = data;
    return { companyName, ice, startDate, months };
  }
  if (kind !== 'company_creation' || packageMonths === 0) return null;
  // Without a certificate, the first proposed name, until the register has answered.
  const companyName = data.companyName ?? data.firstAppelation ?? '';
  return { companyName, ice: data.ICE, startDate: today, months: packageMonths };
}
