import type { Order } from '@tassis/contracts';
import { EmptySection, isMissing, QueryView, useChanges, useSettled } from '@tassis/dashboard';
import { Button, DashboardPage } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { isOrderId, useOrder } from './use-order.ts';

type OrderViewProps = {
  /** The title of the page and of the breadcrumb until the order has loaded. */
  title: string;
  id: string;
  known?: Order | undefined;
  /** `refresh` refetches the order, for example after a change. */
  children: (order: Order, refresh: () => void) => ReactNode;
};

/** Shows an order, kept up to date, or its loading, missing or error state. */
export function OrderView({ title, id, known, children }: OrderViewProps) {
  const { order: texts } = useMessages();
  const query = useOrder(id, known);
  const lookSoon = useSettled(() => void query.refetch());
  useChanges({ types: ['order'], id }, lookSoon);
  if (query.data) return children(query.data.data, () => void query.refetch());
  return (
    <DashboardPage title={title} crumb={title}>
      {!isOrderId(id) || isMissing(query.error) ? (
        <EmptySection
          title={texts.notFound}
          text={texts.notFoundText}
          action={{ text: texts.allOrders, href: paths.clientOrders }}
        />
      ) : (
        <QueryView
          query={query}
          loading={texts.loading}
          failed={texts.failed}
          actions={<AllOrders />}
        >
          {() => null}
        </QueryView>
      )}
    </DashboardPage>
  );
}

/** The link to the list. */
function AllOrders() {
  const { order: texts } = useMessages();
  return (
    <Button href={paths.clientOrders} LinkComponent={RouterLink}>
      {texts.allOrders}
    </Button>
  );
}
