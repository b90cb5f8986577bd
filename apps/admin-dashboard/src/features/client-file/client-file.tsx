import type { AdminClient } from '@tassis/contracts';
import { FileColumns } from '@tassis/dashboard';
import { ClientBills } from './client-bills.tsx';
import { ClientDocuments } from './client-documents.tsx';
import { ClientDomiciliations } from './client-domiciliations.tsx';
import { ClientFacts } from './client-facts.tsx';
import { ClientNotes } from './client-notes.tsx';
import { ClientOrders } from './client-orders.tsx';
import { ClientTimeline } from './client-timeline.tsx';

type ClientFileProps = { client: AdminClient; onChange: () => void };

/** The page of one client: contact data, records, notes and history. */
export function ClientFile({ client, onChange }: ClientFileProps) {
  return (
    <FileColumns
      aside={
        <>
          <ClientFacts client={client} />
          <ClientNotes client={client} onAdded={onChange} />
          <ClientTimeline client={client} />
        </>
      }
    >
      <ClientOrders client={client} />
      <ClientBills client={client} />
      <ClientDomiciliations client={client} />
      <ClientDocuments client={client} />
    </FileColumns>
  );
}
