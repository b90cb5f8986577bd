import type { PartnerDeadline } from '@tassis/contracts';
import { StatusBadge } from '@tassis/design-system';
import { WarningStatusBadge } from '@tassis/views';
import { useClientTexts } from '../messages/client/use-client-texts.ts';

/** A badge that says how urgent a deadline is, else the remaining days. */
export function DeadlineBadge({ deadline }: { deadline: PartnerDeadline }) {
  const { deadlines: texts } = useClientTexts();
  const { kind, days_left: left, warning } = deadline;
  if (left < 0) {
    return <StatusBadge tone="critical" text={kind === 'bill' ? texts.overdue : texts.ended} />;
  }
  return warning === null ? texts.daysLeft(left) : <WarningStatusBadge status={warning} />;
}
