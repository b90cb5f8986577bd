import type { AdminDomiciliationWarning, DomiciliationWarning } from '@tassis/contracts';
import {
  daysBetween,
  DEFAULT_RENEWAL_MONTHS,
  toMad,
  quoteRenewal,
  getWarningStatus,
} from '@tassis/domain';
import type { Outlook } from './outlook.ts';
import type { FoundWarning } from './warning-list.repository.ts';

/** A warning as the client sees it. */
export function toWarning(row: FoundWarning, outlook: Outlook): DomiciliationWarning {
  const { domiciliation, generated, endDate } = row;
  const { today, thresholds, pricing } = outlook;
  const daysLeft = daysBetween(today, endDate);
  const rate = domiciliation.monthlyRateCentimes;
  return {
    id: row.id,
    domiciliation_id: domiciliation.id,
    // Listed domiciliations always have a warning status.
    status: generated ?? getWarningStatus(daysLeft, thresholds) ?? 'upcoming',
    companyName: domiciliation.companyName,
    ICE: domiciliation.ice,
    end_date: endDate,
    days_left: daysLeft,
    renewal_total: toMad(quoteRenewal(rate, DEFAULT_RENEWAL_MONTHS, pricing).total),
    generated: generated !== null,
  };
}

/** A warning in the staff's list. */
export function toAdminWarning(row: FoundWarning, outlook: Outlook): AdminDomiciliationWarning {
  return { ...toWarning(row, outlook), client: row.client };
}
