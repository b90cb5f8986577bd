import { listAdminDocuments, type AdminDocument } from '@tassis/contracts';
import { useList, WorkList } from '@tassis/dashboard';
import { useLocale } from '@tassis/design-system/host';
import { getLabel } from '@tassis/messages';
import { DocumentStatusBadge } from '@tassis/views';
import { clientName } from '../../client/client-name.ts';
import { acceptDocument } from '../../document/accept-document.ts';
import { useClientFilter } from '../../client/use-client-filter.ts';
import { useDocumentTexts } from '../../messages/documents/use-document-texts.ts';
import { BulkRefusal } from './bulk-refusal.tsx';
import { DocumentPanel } from './document-panel.tsx';

/** The documents of all clients. */
export function DocumentList() {
  const texts = useDocumentTexts();
  const locale = useLocale();
  const list = useList(listAdminDocuments, {
    name: {
      key: 'name',
      text: ({ name }) => name,
      fullName: ({ name, client }) => `${name} (${clientName(client)})`,
    },
    columns: [
      { key: 'kind', text: ({ kind }) => getLabel(locale, `document_kind.${kind}`) },
      { key: 'client', text: ({ client }) => clientName(client) },
      { key: 'order', nowrap: true, text: ({ order }) => order?.reference ?? '' },
      {
        key: 'status',
        card: 'beside',
        cell: renderStatus,
      },
      { key: 'created_at', date: (document) => document.created_at },
    ],
    filters: {
      search: {},
      status: { ...texts.status, labels: 'document_status' },
      kind: { ...texts.kind, labels: 'document_kind' },
      ...useClientFilter(),
    },
    order: '-created_at',
    texts: texts.list,
  });
  const renderPanel = (document: AdminDocument) => (
    <DocumentPanel document={document} onReviewed={() => void list.query.refetch()} />
  );
  return (
    <WorkList
      list={list}
      panel={renderPanel}
      csv="documents"
      bulkActions={[
        { text: texts.accept, run: acceptDocument },
        { text: texts.refuse, Question: BulkRefusal },
      ]}
    />
  );
}

function renderStatus({ status }: AdminDocument) {
  return <DocumentStatusBadge status={status} />;
}
