import { CLAIM_DELAY_MAX } from '../content/claims.ts';
import { addOpenDays, findOpenDay, type FirmCalendar } from '../firm/open-days.ts';
import type { ServiceType } from '../options/service-types.ts';
import { addDays } from '../time/add-days.ts';
import { moroccanDay } from '../time/moroccan-day.ts';
import { isFinal, type OrderStatus } from './status.ts';

export const NEXT_ACTORS = ['client', 'firm'] as const;

export type NextActor = (typeof NEXT_ACTORS)[number];

/** Who has to act next on an order; null when it is final. */
export function getNextActor(status: OrderStatus): NextActor | null {
  if (isFinal(status)) return null;
  return status === 'awaiting_client' ? 'client' : 'firm';
}

/** Where an order stands, and since when it has been the firm's turn. */
type Turn = { status: OrderStatus; service: ServiceType | null; since: Date };

/** What the firm states publicly of its delays, and when it works. */
type Promises = FirmCalendar & { readonly claims: Readonly<Record<string, string>> };

const HOURS_A_DAY = 24;

/**
 * The day ('2026-11-24') until which the firm has promised its next step; null where nothing is promised. Its hours for
 * an answer (`response_hours`) are hours of work, so they count as open days; the days of a company creation
 * (`company_creation_days`) are days of the calendar, and end on an open one.
 */
export function getExpectedDay({ status, service, since }: Turn, firm: Promises): string | null {
  if (status === 'submitted' || status === 'in_review') {
    const hours = findDelay(firm.claims['response_hours']);
    return hours === null ? null : addOpenDays(since, Math.ceil(hours / HOURS_A_DAY), firm);
  }
  if (status !== 'in_progress' || service !== 'company_creation') return null;
  const days = findDelay(firm.claims['company_creation_days']);
  return days === null ? null : findOpenDay(addDays(moroccanDay(since), days), firm);
}

/** The longest delay that a text states: '7-10' is 10. */
function findDelay(text = ''): number | null {
  const longest = Math.max(0, ...(text.match(/\d+/gu) ?? []).map(Number));
  return longest > 0 && longest <= CLAIM_DELAY_MAX ? longest : null;
}
