import type { AdminDomiciliation, ClientDocument } from '@tassis/contracts';
import { DashboardSection, EmptySection } from '@tassis/dashboard';
import { DataTable, type DataColumn } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate, getLabel } from '@tassis/messages';
import { RouterLink } from '@tassis/platform/router';
import { DocumentStatusBadge } from '@tassis/views';
import { DocumentDownload } from '../../document/document-download.tsx';
import { useDocumentTexts } from '../../messages/documents/use-document-texts.ts';
import { useDomiciliationTexts } from '../../messages/domiciliations/use-domiciliation-texts.ts';
import { ownPaths } from '../../paths.ts';

type FileDocumentsProps = Pick<AdminDomiciliation, 'documents'>;

/** The documents of the order and of its renewals, newest first. */
export function FileDocuments({ documents }: FileDocumentsProps) {
  const { documents: texts } = useDomiciliationTexts().file;
  const { headers } = useDocumentTexts().list;
  const { loading } = useDocumentTexts().queue;
  const locale = useLocale();
  const columns: readonly DataColumn<ClientDocument>[] = [
    { key: 'name', header: headers.name, cell: ({ name }) => name, rowHeader: true },
    {
      key: 'kind',
      header: headers.kind,
      cell: ({ kind }) => getLabel(locale, `document_kind.${kind}`),
    },
    { key: 'status', header: headers.status, cell: renderStatus, card: 'beside' },
    {
      key: 'created_at',
      header: headers.created_at,
      nowrap: true,
      cell: (document) => formatDate(locale, document.created_at, 'short'),
    },
  ];
  return (
    <DashboardSection title={texts.title}>
      <DataTable
        caption={texts.title}
        columns={columns}
        rows={documents}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `${ownPaths.documents}?row=${id}`}
        LinkComponent={RouterLink}
        loadingText={loading}
        empty={<EmptySection {...texts.empty} />}
        rowActions={{ header: texts.actions, cell: renderDownload }}
        stickyHeader={false}
      />
    </DashboardSection>
  );
}

function renderStatus({ status }: ClientDocument) {
  return <DocumentStatusBadge status={status} />;
}

function renderDownload(document: ClientDocument) {
  return <DocumentDownload document={document} variant="quiet" />;
}
