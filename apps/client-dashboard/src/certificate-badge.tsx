import { StatusBadge } from '@tassis/design-system';
import type { WarningStatus } from '@tassis/domain';
import { WarningStatusBadge } from '@tassis/views';
import { useOverviewTexts } from './messages/overview/use-overview-texts.ts';

/** The badge of a domiciliation, whose French word for "expired" is feminine, with the masculine word in its place. */
export function CertificateBadge({ status }: { status: WarningStatus }) {
  const { certificates } = useOverviewTexts();
  if (status !== 'expired') return <WarningStatusBadge status={status} />;
  return <StatusBadge tone="critical" text={certificates.ended} />;
}
