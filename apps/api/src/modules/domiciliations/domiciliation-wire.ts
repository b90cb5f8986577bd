import type { AdminDomiciliationSummary, Domiciliation } from '@tassis/contracts';
import {
  daysBetween,
  DEFAULT_RENEWAL_MONTHS,
  DOMICILIATION_DURATIONS,
  domiciliationEnd,
  toMad,
  quoteRenewal,
  getWarningStatus,
} from '@tassis/domain';
import type { Secrets } from '@tassis/settings';
import { buildCalendarPath } from './calendar-token.ts';
import type { DomiciliationRow, ListedDomiciliation } from './domiciliation.repository.ts';
import type { Outlook } from './outlook.ts';

/** A domiciliation as its client sees it. `keys` seal the address of its calendar. */
export function toDomiciliation(
  { domiciliation }: ListedDomiciliation,
  outlook: Outlook,
  keys: Secrets,
): Domiciliation {
  return {
    ...toHead(domiciliation, outlook),
    calendar_url: buildCalendarPath(domiciliation.id, keys),
  };
}

/** A domiciliation in the staff's list. */
export function toAdminDomiciliationSummary(
  { domiciliation, client, order }: ListedDomiciliation,
  outlook: Outlook,
): AdminDomiciliationSummary {
  return { ...toHead(domiciliation, outlook), client, order };
}

function toHead(row: DomiciliationRow, outlook: Outlook) {
  const daysLeft = daysBetween(outlook.today, row.endDate);
  const isOpen = row.closedAt === null;
  return {
    id: row.id,
    companyName: row.companyName,
    ICE: row.ice,
    start_date: row.startDate,
    end_date: row.endDate,
    days_left: daysLeft,
    status: isOpen ? ('open' as const) : ('closed' as const),
    warning: isOpen ? getWarningStatus(daysLeft, outlook.thresholds) : null,
    monthly_rate: toMad(row.monthlyRateCentimes),
    renewal: isOpen ? toRenewal(row, DEFAULT_RENEWAL_MONTHS, outlook) : null,
    closed_at: row.closedAt?.toISOString() ?? null,
    close_reason: row.closeReason,
    created_at: row.createdAt.toISOString(),
    version: row.version,
  };
}

/** The price of a renewal for each offered duration, and its last day. */
export function toRenewalOffers(row: DomiciliationRow, outlook: Outlook) {
  return DOMICILIATION_DURATIONS.map((months) => toRenewal(row, months, outlook));
}

function toRenewal(
  { endDate, monthlyRateCentimes }: DomiciliationRow,
  months: number,
  { pricing }: Outlook,
) {
  const { subtotal, vat, total } = quoteRenewal(monthlyRateCentimes, months, pricing);
  return {
    duration_months: months,
    end_date: domiciliationEnd(endDate, months),
    subtotal: toMad(subtotal),
    vat: toMad(vat),
    total: toMad(total),
  };
}
