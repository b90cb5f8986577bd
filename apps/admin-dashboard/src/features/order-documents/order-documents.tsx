import type { AdminDocument } from '@tassis/contracts';
import { QuerySection } from '@tassis/dashboard';
import { Button, Drawer } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate, getLabel } from '@tassis/messages';
import { useState } from 'react';
import { DocumentStatusBadge } from '../../document/document-status-badge.tsx';
import { ReadDocument } from '../../document/read-document.tsx';
import { useOrderTexts } from '../../messages/order/use-order-texts.ts';
import { orderDocumentsQuery } from '../../order/order-documents-query.ts';
import styles from './order-documents.module.css';

type OrderDocumentsProps = {
  orderId: string;
  /** One of them was judged here. */
  onReviewed: () => void;
};

/** The papers of an order, each read in a panel beside the page, where it is accepted or refused. */
export function OrderDocuments({ orderId, onReviewed }: OrderDocumentsProps) {
  const { documents: texts } = useOrderTexts();
  const [shown, setShown] = useState<string>();
  return (
    <QuerySection
      {...texts.section}
      id="documents"
      query={orderDocumentsQuery(orderId)}
      empty={{ ...texts.empty, when: ({ data }) => data.length === 0 }}
    >
      {({ data }, refresh) => {
        const document = data.find(({ id }) => id === shown);
        const onJudged = () => {
          refresh();
          onReviewed();
        };
        return (
          <>
            <ul>
              {data.map((each) => (
                <Paper key={each.id} document={each} onOpen={() => setShown(each.id)} />
              ))}
            </ul>
            <Drawer
              open={document !== undefined}
              onClose={() => setShown(undefined)}
              title={document?.name ?? ''}
              closeLabel={texts.close}
              size="l"
            >
              {document ? (
                <ReadDocument key={document.id} document={document} onReviewed={onJudged} />
              ) : null}
            </Drawer>
          </>
        );
      }}
    </QuerySection>
  );
}

function Paper({ document, onOpen }: { document: AdminDocument; onOpen: () => void }) {
  const { documents: texts } = useOrderTexts();
  const locale = useLocale();
  const { name, kind, status, review_reason: reason, created_at: received } = document;
  const facts = [
    getLabel(locale, `document_kind.${kind}`),
    formatDate(locale, received, 'short'),
    ...(reason === null ? [] : [texts.refusedFor(reason)]),
  ];
  return (
    <li className={styles['paper']}>
      <div className={styles['words']}>
        <Button
          variant="quiet"
          size="s"
          className={styles['open']}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          {name}
        </Button>
        <strong className={styles['printed']}>{name}</strong>
        <span className={styles['facts']}>{facts.join(' · ')}</span>
      </div>
      <DocumentStatusBadge status={status} />
    </li>
  );
}
