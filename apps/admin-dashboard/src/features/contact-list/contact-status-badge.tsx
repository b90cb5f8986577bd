import { StatusBadge, type StatusBadgeProps } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import type { ContactStatus } from '@tassis/domain';
import { getLabel } from '@tassis/messages';

const TONES: Readonly<Record<ContactStatus, StatusBadgeProps['tone']>> = {
  new: 'warning',
  in_progress: 'info',
  answered: 'success',
  closed: 'neutral',
};

/** A badge with the status of a message, in the colour of its state. */
export function ContactStatusBadge({ status }: { status: ContactStatus }) {
  const locale = useLocale();
  return <StatusBadge tone={TONES[status]} text={getLabel(locale, `contact_status.${status}`)} />;
}
