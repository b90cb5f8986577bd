import { useQuery } from '@tassis/api-client/query';
import { DashboardSection, QueryView } from '@tassis/dashboard';
import { Grid, Skeleton, Stack } from '@tassis/design-system';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../messages/overview/use-texts.ts';
import { Counts } from './counts.tsx';
import { LastChanges } from './last-changes.tsx';
import { overviewQuery } from './overview-query.ts';

const OrdersByMonth = lazy(async () => ({
  default: (await import('./orders-by-month.tsx')).OrdersByMonth,
}));

const InPreparation = lazy(async () => ({
  default: (await import('./in-preparation.tsx')).InPreparation,
}));

/** The numbers of packages and orders, unpublished changes, and the last changes; each number links to its list. */
export function Overview() {
  const texts = useTexts();
  const query = useQuery(overviewQuery);
  return (
    <QueryView
      query={query}
      loading={texts.loading}
      outline={<Counts overview={undefined} />}
      failed={texts.failed}
    >
      {({ data: overview }) => (
        <Stack gap="l">
          <Counts overview={overview} />
          <Grid column="l" gap="l">
            <Suspense fallback={<Skeleton lines={8} />}>
              <InPreparation overview={overview} />
            </Suspense>
            <LastChanges changes={overview.last_changes} />
          </Grid>
          <DashboardSection title={texts.orders.title}>
            <Suspense fallback={<Skeleton lines={8} />}>
              <OrdersByMonth orders={overview.orders} />
            </Suspense>
          </DashboardSection>
        </Stack>
      )}
    </QueryView>
  );
}
