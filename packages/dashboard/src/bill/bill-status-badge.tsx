import type { BillSummary } from '@tassis/contracts';
import { StatusBadge, type StatusBadgeProps } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import type { BillStatus } from '@tassis/domain';
import { getLabel } from '@tassis/messages';

const TONES: Readonly<Record<BillStatus, StatusBadgeProps['tone']>> = {
  unpaid: 'warning',
  proof_sent: 'info',
  partly_paid: 'warning',
  paid: 'success',
  cancelled: 'neutral',
};

/** A badge with a bill's status. A credit note is never paid, so its badge names it instead. */
export function BillStatusBadge({ bill }: { bill: Pick<BillSummary, 'kind' | 'status'> }) {
  const locale = useLocale();
  return bill.status === null ? (
    <StatusBadge tone="neutral" text={getLabel(locale, `bill_kind.${bill.kind}`)} />
  ) : (
    <StatusBadge tone={TONES[bill.status]} text={getLabel(locale, `bill_status.${bill.status}`)} />
  );
}
