import { useQuery } from '@tassis/api-client/query';
import { QueryView } from '@tassis/dashboard';
import { Stack } from '@tassis/design-system';
import { useTexts } from '../../messages/dashboard/use-texts.ts';
import { OpenOrders } from './open-orders.tsx';
import { overviewQuery } from './overview-query.ts';
import { ToDo } from './to-do.tsx';
import { Weeks } from './weeks.tsx';

/** The staff's tasks, each linked to its list; then orders and revenue by week and service. */
export function Overview() {
  const texts = useTexts();
  const query = useQuery(overviewQuery);
  return (
    <QueryView
      query={query}
      loading={texts.loading}
      outline={<OpenOrders orders={undefined} />}
      failed={texts.failed}
    >
      {({ data: overview }) => (
        <Stack gap="l">
          <OpenOrders orders={overview.orders} />
          <ToDo overview={overview} />
          <Weeks weeks={overview.weeks} />
        </Stack>
      )}
    </QueryView>
  );
}
