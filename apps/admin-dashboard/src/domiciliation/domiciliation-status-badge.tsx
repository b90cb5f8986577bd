import type { AdminDomiciliationSummary } from '@tassis/contracts';
import { StatusBadge } from '@tassis/design-system';
import { useDomiciliationTexts } from '../messages/domiciliations/use-domiciliation-texts.ts';
import { WarningStatusBadge } from '@tassis/views';

type DomiciliationStatusBadgeProps = {
  domiciliation: Pick<AdminDomiciliationSummary, 'status' | 'warning'>;
};

/** A badge that says whether a domiciliation is open or closed, and how soon it ends. */
export function DomiciliationStatusBadge({ domiciliation }: DomiciliationStatusBadgeProps) {
  const { status: texts } = useDomiciliationTexts();
  if (domiciliation.warning) return <WarningStatusBadge status={domiciliation.warning} />;
  return domiciliation.status === 'open' ? (
    <StatusBadge tone="success" text={texts.open} />
  ) : (
    <StatusBadge tone="neutral" text={texts.closed} />
  );
}
