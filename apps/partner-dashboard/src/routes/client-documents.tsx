import { ClientDocuments } from '../features/client/client-documents.tsx';
import { ClientView } from '../features/client/client-view.tsx';

export function Component() {
  return (
    <ClientView part="documents">{(client) => <ClientDocuments clientId={client.id} />}</ClientView>
  );
}
