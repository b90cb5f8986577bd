import { StatusBadge, type StatusBadgeProps } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import type { WarningStatus } from '@tassis/domain';
import { getLabel } from '@tassis/messages';

const TONES: Readonly<Record<WarningStatus, StatusBadgeProps['tone']>> = {
  upcoming: 'neutral',
  warning: 'info',
  critical: 'warning',
  expired: 'critical',
};

/** A badge that shows how soon a domiciliation ends. */
export function WarningStatusBadge({ status }: { status: WarningStatus }) {
  const locale = useLocale();
  return <StatusBadge tone={TONES[status]} text={getLabel(locale, `warning_status.${status}`)} />;
}
