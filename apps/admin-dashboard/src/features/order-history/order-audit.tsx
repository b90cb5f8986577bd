import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { listOrderAudit, type AdminOrder } from '@tassis/contracts';
import { DashboardSection } from '@tassis/dashboard';
import { AuditTrail } from '../../audit/audit-trail.tsx';
import { useOrderTexts } from '../../messages/order/use-order-texts.ts';
import { useFieldWords } from '../../order/fields/use-field-words.ts';
import { findOrderDifferences } from './find-order-differences.ts';

/** The staff's changes of the order: who, when, why, and each value before and after. Remount it for each version. */
export function OrderAudit({ order }: { order: AdminOrder }) {
  const { audit: texts } = useOrderTexts();
  const words = useFieldWords();
  const query = useQuery({
    ...apiQuery(listOrderAudit, { params: { id: order.id } }),
    staleTime: 0,
  });
  return (
    <DashboardSection id="audit" title={texts.title}>
      <AuditTrail
        query={query}
        actions={texts.actions}
        findDifferences={(entry) => findOrderDifferences(entry, { order, words })}
      />
    </DashboardSection>
  );
}
