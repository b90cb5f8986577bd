import { Alert, Button } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useEffect, useState } from 'react';
import { fill } from '../messages/fill.ts';
import { useOrderMessages } from '../messages/order/use-order-messages.ts';
import type { KeptRecord } from './keeping/kept-record.ts';
import type { SentOrder } from './keeping/records.ts';

/** Tells who comes back after sending why the form is empty, and where their order is. */
export function SentOrderNotice({ record }: { record: KeptRecord<SentOrder> }) {
  const { sent: texts, draft } = useOrderMessages();
  const [order, setOrder] = useState<SentOrder | null>(null);
  // A server knows nothing of it.
  useEffect(() => setOrder(record.read()), [record]);
  if (order === null) return null;
  const dismiss = () => {
    record.remove();
    setOrder(null);
  };
  return (
    <Alert
      tone="success"
      title={texts.title}
      actions={
        <Button size="s" href={paths.orderConfirmation(order.id)} LinkComponent={RouterLink}>
          {draft.seeOrder}
        </Button>
      }
      dismiss={{ label: draft.close, onDismiss: dismiss }}
    >
      {fill(texts.text, { reference: order.reference })}
    </Alert>
  );
}
