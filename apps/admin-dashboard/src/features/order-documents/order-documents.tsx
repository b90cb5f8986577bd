import { apiQuery } from '@tassis/api-client';
import { listAdminDocuments, type AdminDocument } from '@tassis/contracts';
import { PdfView, QuerySection } from '@tassis/dashboard';
import { Button, DataTable, Drawer, Stack, type DataColumn } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate, getLabel } from '@tassis/messages';
import { useState } from 'react';
import { useOrderTexts } from '../../messages/order/use-order-texts.ts';
import { DocumentReview } from '../../document/document-review.tsx';
import { useReview } from '../../document/use-review.ts';
import { DocumentStatusBadge } from '../../document/document-status-badge.tsx';

/** The papers of an order, each read in a panel beside the page, where it is accepted or refused. */
export function OrderDocuments({ orderId }: { orderId: string }) {
  const { documents: texts } = useOrderTexts();
  const [shown, setShown] = useState<string>();
  const columns = useColumns(setShown);
  const query = { order: orderId, per_page: 100 };
  return (
    <QuerySection
      {...texts.section}
      id="documents"
      query={apiQuery(listAdminDocuments, { query })}
      empty={{ ...texts.empty, when: ({ data }) => data.length === 0 }}
    >
      {({ data }, refresh) => {
        const document = data.find(({ id }) => id === shown);
        return (
          <>
            <DataTable
              caption={texts.section.title}
              columns={columns}
              rows={data}
              rowKey={({ id }) => id}
              stickyHeader={false}
              loadingText=""
              empty={null}
            />
            <Drawer
              open={document !== undefined}
              onClose={() => setShown(undefined)}
              title={document?.name ?? ''}
              closeLabel={texts.close}
              size="l"
            >
              {document ? (
                <ReadDocument key={document.id} document={document} onReviewed={refresh} />
              ) : null}
            </Drawer>
          </>
        );
      }}
    </QuerySection>
  );
}

type ReadDocumentProps = { document: AdminDocument; onReviewed: () => void };

/** A paper and, where it waits for one, its verdict. */
function ReadDocument({ document, onReviewed }: ReadDocumentProps) {
  const review = useReview(document, onReviewed);
  return (
    <Stack gap="s">
      <DocumentReview document={document} review={review} />
      <PdfView id={document.id} name={document.name} />
    </Stack>
  );
}

function useColumns(onShow: (id: string) => void): DataColumn<AdminDocument>[] {
  const { documents: texts } = useOrderTexts();
  const locale = useLocale();
  return [
    {
      key: 'name',
      header: texts.name,
      rowHeader: true,
      cell: ({ id, name }) => (
        <Button variant="quiet" size="s" onClick={() => onShow(id)}>
          {name}
        </Button>
      ),
    },
    {
      key: 'kind',
      header: texts.kind,
      cell: ({ kind }) => getLabel(locale, `document_kind.${kind}`),
    },
    {
      key: 'date',
      header: texts.date,
      nowrap: true,
      cell: ({ created_at }) => formatDate(locale, created_at, 'short'),
    },
    {
      key: 'status',
      header: texts.status,
      card: 'beside',
      cell: ({ status }) => <DocumentStatusBadge status={status} />,
    },
  ];
}
