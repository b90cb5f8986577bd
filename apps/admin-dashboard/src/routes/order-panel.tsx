import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { getAdminOrder } from '@tassis/contracts';
import { QueryView } from '@tassis/dashboard';
import { Stack } from '@tassis/design-system';
import { isFinal } from '@tassis/domain';
import { ClientPart } from '../features/order-content/client-part.tsx';
import { OrderBrief } from '../features/order-content/order-brief.tsx';
import { LastEvents } from '../features/order-history/last-events.tsx';
import { OrderMoves } from '../features/order-moves/order-moves.tsx';
import { OrderMoney } from '../features/order-state/order-money.tsx';
import { OrderState } from '../features/order-state/order-state.tsx';
import { useOrderTexts } from '../messages/order/use-order-texts.ts';

type OrderPanelProps = { id: string; onChanged: () => void };

/** An order in the panel: the main facts of its page, and the next actions. */
export function OrderPanel({ id, onChanged }: OrderPanelProps) {
  const texts = useOrderTexts();
  const query = useQuery(apiQuery(getAdminOrder, { params: { id } }));
  return (
    <QueryView query={query} loading={texts.loading} failed={texts.failed}>
      {({ data: order }, refetch) => {
        const onChange = () => {
          refetch();
          onChanged();
        };
        return (
          <Stack>
            <OrderState order={order} onChange={onChange} />
            {isFinal(order.status) ? null : <OrderMoves order={order} onChanged={onChange} />}
            <ClientPart client={order.client} />
            <OrderBrief order={order} />
            <OrderMoney order={order} />
            <LastEvents order={order} />
          </Stack>
        );
      }}
    </QueryView>
  );
}
