import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { getContentOverview } from '@tassis/contracts';
import { QueryView } from '@tassis/dashboard';
import { Grid, Stack } from '@tassis/design-system';
import { useTexts } from '../../messages/overview/use-texts.ts';
import { Counts } from './counts.tsx';
import { LastChanges } from './last-changes.tsx';
import { OrdersByMonth } from './orders-by-month.tsx';
import { Planned } from './planned.tsx';

/** How many packages stand where, what is planned and ordered, what changed last; each number leads to its list. */
export function Overview() {
  const texts = useTexts();
  const query = useQuery({ ...apiQuery(getContentOverview, {}), staleTime: 0 });
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
          <OrdersByMonth orders={overview.orders} />
          <Grid column="l" gap="l">
            <Planned planned={overview.planned} />
            <LastChanges changes={overview.last_changes} />
          </Grid>
        </Stack>
      )}
    </QueryView>
  );
}
