import { listPartnerClientDocuments, type PartnerClientDocument } from '@tassis/contracts';
import { List, useList } from '@tassis/dashboard';
import { Stack } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { getLabel } from '@tassis/messages';
import { DocumentStatusBadge } from '@tassis/views';
import { useClientTexts } from '../../messages/client/use-client-texts.ts';
import { useWhetherTheirs } from './use-whether-theirs.ts';

/** The names and states of a client's documents. */
export function ClientDocuments({ clientId }: { clientId: string }) {
  const texts = useClientTexts();
  const locale = useLocale();
  const list = useList(listPartnerClientDocuments, {
    params: { id: clientId },
    name: { key: 'name', text: ({ name }) => name },
    columns: [
      { key: 'kind', text: ({ kind }) => getLabel(locale, `document_kind.${kind}`) },
      { key: 'order', nowrap: true, text: ({ order }) => order?.reference ?? '' },
      { key: 'status', cell: renderStatus },
      { key: 'created_at', date: (document) => document.created_at },
    ],
    filters: {
      search: {},
      status: { ...texts.status, labels: 'document_status' },
      kind: { ...texts.kind, labels: 'document_kind' },
    },
    texts: texts.documentList,
  });
  useWhetherTheirs(clientId, list.query.error);
  return (
    <Stack gap="m">
      <p>{texts.contents}</p>
      <List list={list} />
    </Stack>
  );
}

function renderStatus({ status, review_reason: reason }: PartnerClientDocument) {
  return (
    <>
      <DocumentStatusBadge status={status} />
      {status === 'refused' && reason !== null ? ` ${reason}` : null}
    </>
  );
}
