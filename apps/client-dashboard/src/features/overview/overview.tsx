import { useQuery } from '@tassis/api-client/query';
import { QueryView, useChanges, useSettled } from '@tassis/dashboard';
import { Grid, Skeleton, Stack } from '@tassis/design-system';
import { useOverviewTexts } from '../../messages/overview/use-overview-texts.ts';
import { BillsDue } from './bills-due.tsx';
import { Companies } from './companies.tsx';
import { LastDocuments } from './last-documents.tsx';
import { OpenOrders } from './open-orders.tsx';
import { overviewQuery } from './overview-query.ts';
import { Waiting } from './waiting.tsx';
import { Welcome } from './welcome.tsx';

const FOLLOWED = ['order', 'message', 'document', 'bill', 'domiciliation', 'notification'] as const;

/** The client's tasks, orders in progress, companies and documents; follows changes. */
export function Overview() {
  const texts = useOverviewTexts();
  const query = useQuery(overviewQuery);
  const ask = useSettled(() => void query.refetch());
  useChanges({ types: FOLLOWED }, ask);
  return (
    <QueryView
      query={query}
      loading={texts.loading}
      outline={<Skeleton lines={8} />}
      failed={texts.failed}
    >
      {({ data: overview }) => (
        <Stack gap="l">
          {overview.has_orders ? null : <Welcome />}
          <Waiting overview={overview} />
          {overview.has_orders ? (
            <Grid column="l" gap="l">
              <Stack gap="l">
                <OpenOrders orders={overview.open_orders} />
                <BillsDue bills={overview.bills_due} />
              </Stack>
              <Stack gap="l">
                <Companies overview={overview} />
                <LastDocuments documents={overview.last_documents} />
              </Stack>
            </Grid>
          ) : null}
        </Stack>
      )}
    </QueryView>
  );
}
