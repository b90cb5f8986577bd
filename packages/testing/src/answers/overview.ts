import type { AdminOverview } from '@tassis/contracts';

const weeks = [4, 6, 3, 8, 7, 9, 5, 11, 9, 12, 10, 7];
const mondays = '08-31 09-07 09-14 09-21 09-28 10-05 10-12 10-19 10-26 11-02 11-09 11-16'.split(
  ' ',
);

/** The answer of GET /admin/overview on a day with open work. */
export function overviewAnswer(changes: Partial<AdminOverview> = {}) {
  const data: AdminOverview = {
    orders: {
      submitted: 3,
      in_review: 12,
      awaiting_client: 0,
      in_progress: 7,
      completed: 1001,
      cancelled: 4,
      rejected: 1,
    },
    old_orders: {
      until: '2026-11-18',
      counts: { submitted: 1, in_review: 5, awaiting_client: 0, in_progress: 2 },
    },
    bills_due: { unpaid: 9, proof_sent: 2, partly_paid: 1 },
    bills_to_refund: 2,
    warnings: { upcoming: 14, warning: 6, critical: 3, expired: 1 },
    documents_to_review: 8,
    new_messages: 4,
    orders_awaiting_reply: 2,
    callbacks_today: 3,
    pending_partners: 1,
    settings_to_fill: [],
    weeks: weeks.map((count, place) => ({
      week: `2026-${mondays[place] ?? ''}`,
      orders: {
        company_creation: count,
        domiciliation: Math.floor(count / 2),
        negative_certificate_request: 2,
      },
      revenue: {
        company_creation: count * 3500,
        domiciliation: count * 900,
        negative_certificate_request: 940,
      },
    })),
    ...changes,
  };
  return { success: true as const, data };
}
