import { ClientSummary } from '../features/client/client-summary.tsx';
import { ClientView } from '../features/client/client-view.tsx';

export function Component() {
  return <ClientView part="summary">{(client) => <ClientSummary client={client} />}</ClientView>;
}
