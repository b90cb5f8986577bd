import { getApi } from '@tassis/api-client';
import { linkDocument, type AdminClient, type ClientDocument } from '@tassis/contracts';
import { DownloadButton, type DataColumn } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate, getLabel } from '@tassis/messages';
import { useClientTexts } from '../../messages/clients/use-client-texts.ts';
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
      cell: ({ status }) => getLabel(locale, `document_status.${status}`),
    },
    { key: 'file', header: texts.download, cell: renderDownload },
  ];
  return (
    <OwnTable
      title={texts.title}
      none={texts.none}
      columns={columns}
      rows={client.last_documents}
    />
  );
}

function renderDownload({ id }: ClientDocument) {
  return <Download id={id} />;
}

function Download({ id }: { id: string }) {
  const { documents: texts } = useClientTexts().client;
  return (
    <DownloadButton
      text={texts.download}
      file={{ type: 'PDF' }}
      variant="quiet"
      size="s"
      pendingText={texts.pending}
      failedText={texts.failed}
      onDownload={() => getApi().download(linkDocument, { params: { id } })}
    />
  );
}
