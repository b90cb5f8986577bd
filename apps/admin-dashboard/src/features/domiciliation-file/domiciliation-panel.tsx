import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { getAdminDomiciliation } from '@tassis/contracts';
import { QueryView } from '@tassis/dashboard';
import { Stack } from '@tassis/design-system';
import { DomiciliationStatusBadge } from '../../domiciliation/domiciliation-status-badge.tsx';
import { useDomiciliationTexts } from '../../messages/domiciliations/use-domiciliation-texts.ts';
import { DomiciliationFacts } from './domiciliation-facts.tsx';
import { RenewalHistory } from './renewal-history.tsx';

/** A domiciliation in the panel: end, rate, client and renewals. */
export function DomiciliationPanel({ id }: { id: string }) {
  const { file: texts } = useDomiciliationTexts();
  const query = useQuery(apiQuery(getAdminDomiciliation, { params: { id } }));
  return (
    <QueryView query={query} loading={texts.loading} failed={texts.failed}>
      {({ data: domiciliation }) => (
        <Stack>
          <div>
            <DomiciliationStatusBadge domiciliation={domiciliation} />
          </div>
          <DomiciliationFacts domiciliation={domiciliation} />
          <RenewalHistory domiciliation={domiciliation} />
        </Stack>
      )}
    </QueryView>
  );
}
