import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { getAdminOrder, type AdminOrder } from '@tassis/contracts';
import { AreaPage, QueryView } from '@tassis/dashboard';
import { paths } from '@tassis/platform';
import type { ReactNode } from 'react';
import { useOrderTexts } from '../messages/order/use-order-texts.ts';

type OrderViewProps = {
  id: string;
  /** `refresh` refetches the order, for example after a change. */
  children: (order: AdminOrder, refresh: () => void) => ReactNode;
};

/** Shows an order, or its loading, missing or error state. */
export function OrderView({ id, children }: OrderViewProps) {
  const texts = useOrderTexts();
  const query = useQuery(apiQuery(getAdminOrder, { params: { id } }));
  if (query.data) return children(query.data.data, () => void query.refetch());
  return (
    <AreaPage title={texts.title} crumb={texts.title}>
      <QueryView
        query={query}
        loading={texts.loading}
        failed={texts.failed}
        missing={{
          title: texts.notFound,
          text: texts.notFoundText,
          action: { text: texts.allOrders, href: paths.adminOrders },
        }}
      >
        {() => null}
      </QueryView>
    </AreaPage>
  );
}
