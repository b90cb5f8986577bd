import { ClientOrders } from '../features/client/client-orders.tsx';
import { ClientView } from '../features/client/client-view.tsx';

export function Component() {
  return <ClientView part="orders">{(client) => <ClientOrders clientId={client.id} />}</ClientView>;
}
