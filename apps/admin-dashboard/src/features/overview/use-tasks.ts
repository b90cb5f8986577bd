import type { AdminOverview } from '@tassis/contracts';
import { paths } from '@tassis/platform';
import { useTexts } from '../../messages/dashboard/use-texts.ts';
import { ownPaths } from '../../paths.ts';

/** A task of the staff: its count, and the list that shows exactly these records. */
export type Task = { text: string; count: number; href: string };

const OLD = ['submitted', 'in_review', 'in_progress', 'awaiting_client'] as const;
const warnings = `${paths.adminDashboard}/domiciliation-warnings`;

/** All tasks of the staff, the most urgent first. */
export function useTasks(overview: AdminOverview): Task[] {
  const { today: texts } = useTexts();
  const { old_orders: old, bills_due: bills } = overview;
  return [
    { text: texts.callbacks, count: overview.callbacks_today, href: ownPaths.callbacksToday },
    {
      text: texts.replies,
      count: overview.orders_awaiting_reply,
      href: ownPaths.ordersAwaitingReply,
    },
    ...OLD.map((status) => ({
      text: texts.old[status],
      count: old.counts[status],
      href: `${ownPaths.ordersIn(status)}?to=${old.until}&sort=created_at`,
    })),
    {
      text: texts.documents,
      count: overview.documents_to_review,
      href: `${ownPaths.documents}?status=pending`,
    },
    {
      text: texts.contact,
      count: overview.new_messages,
      href: `${ownPaths.contactSubmissions}?status=new`,
    },
    { text: texts.expired, count: overview.warnings.expired, href: `${warnings}?status=expired` },
    {
      text: texts.critical,
      count: overview.warnings.critical,
      href: `${warnings}?status=critical`,
    },
    { text: texts.refunds, count: overview.bills_to_refund, href: ownPaths.billsToRefund },
    { text: texts.proofs, count: bills.proof_sent, href: `${ownPaths.payments}?status=proof_sent` },
    { text: texts.unpaid, count: bills.unpaid, href: `${ownPaths.payments}?status=unpaid` },
    {
      text: texts.partly,
      count: bills.partly_paid,
      href: `${ownPaths.payments}?status=partly_paid`,
    },
    {
      text: texts.partners,
      count: overview.pending_partners,
      href: `${paths.validateAccountants}?status=pending`,
    },
    {
      text: texts.settings,
      count: overview.settings_to_fill.length,
      href: paths.systemSettings,
    },
  ];
}
