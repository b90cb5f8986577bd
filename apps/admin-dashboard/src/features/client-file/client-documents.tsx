import type { AdminClient, ClientDocument } from '@tassis/contracts';
import type { DataColumn } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate, getLabel } from '@tassis/messages';
import { DocumentStatusBadge } from '@tassis/views';
import { DocumentDownload } from '../../document/document-download.tsx';
import { useClientTexts } from '../../messages/clients/use-client-texts.ts';
import { ownPaths } from '../../paths.ts';
import { OwnTable } from './own-table.tsx';

/** The newest documents of a client. */
export function ClientDocuments({ client }: { client: AdminClient }) {
  const { documents: texts } = useClientTexts().client;
  const locale = useLocale();
  const columns: DataColumn<ClientDocument>[] = [
    { key: 'name', header: texts.name, rowHeader: true, cell: ({ name }) => name },
    {
      key: 'kind',
      header: texts.kind,
      cell: ({ kind }) => getLabel(locale, `document_kind.${kind}`),
    },
    {
      key: 'date',
      header: texts.date,
      nowrap: true,
      cell: ({ created_at: at }) => formatDate(locale, at, 'short'),
    },
    {
      key: 'status',
      header: texts.status,
      card: 'beside',
      cell: renderStatus,
    },
    { key: 'file', header: texts.download, cell: renderDownload },
  ];
  return (
    <OwnTable
      title={texts.title}
      none={texts.none}
      columns={columns}
      rows={client.last_documents}
      rowHref={({ id }) => `${ownPaths.documents}?client=${client.id}&row=${id}`}
    />
  );
}

function renderStatus({ status }: ClientDocument) {
  return <DocumentStatusBadge status={status} />;
}

function renderDownload(document: ClientDocument) {
  return <DocumentDownload document={document} variant="quiet" />;
}
