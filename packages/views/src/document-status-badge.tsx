import { StatusBadge, type StatusBadgeProps } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import type { DocumentStatus } from '@tassis/domain';
import { getLabel } from '@tassis/messages';

const TONES: Readonly<Record<DocumentStatus, StatusBadgeProps['tone']>> = {
  pending: 'warning',
  accepted: 'success',
  refused: 'critical',
  replaced: 'neutral',
};

/** Props of {@link DocumentStatusBadge}. */
export type DocumentStatusBadgeProps = {
  status: DocumentStatus;
  /** Another text for the status than the one for the staff. */
  text?: string;
};

/** A badge with a document's status, in the colour of its state. */
export function DocumentStatusBadge({ status, text }: DocumentStatusBadgeProps) {
  const locale = useLocale();
  const own = text ?? getLabel(locale, `document_status.${status}`);
  return <StatusBadge tone={TONES[status]} text={own} />;
}
