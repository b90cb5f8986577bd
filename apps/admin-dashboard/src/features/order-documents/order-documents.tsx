import type { AdminDocument } from '@tassis/contracts';
import { OrderDocumentList, QuerySection } from '@tassis/dashboard';
import { DocumentStatusBadge } from '@tassis/views';
import { ReadDocument } from '../../document/read-document.tsx';
import { useOrderTexts } from '../../messages/order/use-order-texts.ts';
import { orderDocumentsQuery } from '../../order/order-documents-query.ts';

type OrderDocumentsProps = {
  orderId: string;
  /** Called after a document was reviewed. */
  onReviewed: () => void;
};

/** The documents of an order, each opened and reviewed in a panel beside the page. */
export function OrderDocuments({ orderId, onReviewed }: OrderDocumentsProps) {
  const { documents: texts } = useOrderTexts();
  return (
    <QuerySection
      {...texts.section}
      id="documents"
      query={orderDocumentsQuery(orderId)}
      empty={{ ...texts.empty, when: ({ data }) => data.length === 0 }}
    >
      {({ data }, refresh) => (
        <OrderDocumentList
          documents={data}
          renderStatus={renderStatus}
          formatReason={texts.refusedFor}
        >
          {(document) => (
            <ReadDocument
              document={document}
              onReviewed={() => {
                refresh();
                onReviewed();
              }}
            />
          )}
        </OrderDocumentList>
      )}
    </QuerySection>
  );
}

function renderStatus({ status }: AdminDocument) {
  return <DocumentStatusBadge status={status} />;
}
