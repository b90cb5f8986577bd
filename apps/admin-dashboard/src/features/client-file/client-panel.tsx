import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { getAdminClient } from '@tassis/contracts';
import { QueryView } from '@tassis/dashboard';
import { Stack } from '@tassis/design-system';
import { useClientTexts } from '../../messages/clients/use-client-texts.ts';
import { ClientBills } from './client-bills.tsx';
import { ClientFacts } from './client-facts.tsx';
import { ClientHead } from './client-head.tsx';
import { ClientOrders } from './client-orders.tsx';

/** A client in the panel: contact data, open orders and amounts due. */
export function ClientPanel({ id }: { id: string }) {
  const { client: texts } = useClientTexts();
  const query = useQuery(apiQuery(getAdminClient, { params: { id } }));
  return (
    <QueryView query={query} loading={texts.loading} failed={texts.failed}>
      {({ data: client }) => (
        <Stack>
          <ClientHead client={client} />
          <ClientFacts client={client} knownOnly />
          <ClientOrders client={client} openOnly />
          <ClientBills client={client} unpaidOnly />
        </Stack>
      )}
    </QueryView>
  );
}
