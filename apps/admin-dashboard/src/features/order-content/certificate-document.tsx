import { useQuery } from '@tassis/api-client/query';
import type { OrderFile } from '@tassis/contracts';
import { PdfView } from '@tassis/dashboard';
import { Button, ChevronDownIcon, Cluster, Stack } from '@tassis/design-system';
import { DocumentStatusBadge } from '@tassis/views';
import { useState } from 'react';
import { ReadDocument } from '../../document/read-document.tsx';
import { useOrderTexts } from '../../messages/order/use-order-texts.ts';
import { orderDocumentsQuery } from '../../order/order-documents-query.ts';
import styles from './certificate-document.module.css';

type CertificateDocumentProps = {
  orderId: string;
  file: OrderFile | null;
  /** Called after a review. */
  onReviewed: () => void;
};

/** A company's negative certificate, opened and reviewed beside the company's facts. */
export function CertificateDocument({ orderId, file, onReviewed }: CertificateDocumentProps) {
  const { paper: texts } = useOrderTexts();
  const [isOpen, setOpen] = useState(false);
  const { data, refetch } = useQuery(orderDocumentsQuery(orderId));
  const id = file?.document_id;
  if (!id) return null;
  const document = data?.data.find((each) => each.id === id);
  const onJudged = () => {
    void refetch();
    onReviewed();
  };
  return (
    <Stack gap="s" className={styles['root']}>
      <Cluster gap="s">
        <Button
          size="s"
          aria-expanded={isOpen}
          iconStart={<ChevronDownIcon size={18} />}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.hide : texts.show}
        </Button>
        {document ? <DocumentStatusBadge status={document.status} /> : null}
      </Cluster>
      {isOpen && document ? <ReadDocument document={document} onReviewed={onJudged} /> : null}
      {isOpen && !document ? <PdfView id={id} name={file.name} /> : null}
    </Stack>
  );
}
