import type { PartnerRequest } from '@tassis/contracts';
import { StatusBadge, type StatusBadgeProps } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { getLabel } from '@tassis/messages';

type Status = PartnerRequest['status'];

const TONES: Readonly<Record<Status, StatusBadgeProps['tone']>> = {
  pending: 'warning',
  accepted: 'success',
  refused: 'critical',
  withdrawn: 'neutral',
  revoked: 'neutral',
};

/** The recipient of a request: as the partner wrote them, or with their own data once they are linked. */
export function getClientName({ client }: Pick<PartnerRequest, 'client'>): string {
  return `${client.firstName} ${client.lastName}`;
}

/** The result of a request. */
export function RequestStatus({ status }: { status: Status }) {
  const locale = useLocale();
  return (
    <StatusBadge tone={TONES[status]} text={getLabel(locale, `partner_request_status.${status}`)} />
  );
}
