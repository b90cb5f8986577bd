import { StatusBadge, type StatusBadgeProps } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import type { CallbackStatus } from '@tassis/domain';
import { getLabel } from '@tassis/messages';

const TONES: Readonly<Record<CallbackStatus, StatusBadgeProps['tone']>> = {
  open: 'warning',
  taken: 'info',
  no_answer: 'critical',
  done: 'success',
  cancelled: 'neutral',
};

/** A badge with the status of a callback, in the colour of its state. */
export function CallbackStatusBadge({ status }: { status: CallbackStatus }) {
  const locale = useLocale();
  return <StatusBadge tone={TONES[status]} text={getLabel(locale, `callback_status.${status}`)} />;
}
