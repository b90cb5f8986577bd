import { StatusBadge, type StatusBadgeProps } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import type { DocumentStatus } from '@tassis/domain';
import { getLabel } from '@tassis/messages';

const TONES: Readonly<Record<DocumentStatus, StatusBadgeProps['tone']>> = {
  pending: 'warning',
  accepted: 'success',
  refused: 'critical',
};

/** A badge with a document's status, in the colour of its state. */
export function DocumentStatusBadge({ status }: { status: DocumentStatus }) {
  const locale = useLocale();
  return <StatusBadge tone={TONES[status]} text={getLabel(locale, `document_status.${status}`)} />;
}
