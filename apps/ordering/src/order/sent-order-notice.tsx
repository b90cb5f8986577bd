import { Alert, Button } from '@tassis/design-system';
import { fill } from '@tassis/order-fields/form';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useOrderMessages } from '../messages/order/use-order-messages.ts';
import type { StoredRecord } from '@tassis/dashboard/begun-requests';
import type { SentOrder } from './keeping/records.ts';

type NoticeProps = { record: StoredRecord<SentOrder> };

/** Tells a person who comes back after sending why the form is empty, and links to the order. Never server-rendered. */
export function SentOrderNotice({ record }: NoticeProps) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isInBrowser ? <Notice record={record} /> : null;
}

const never = () => () => undefined;

function Notice({ record }: NoticeProps) {
  const { sent: texts, draft } = useOrderMessages();
  const [order, setOrder] = useState(() => record.read());
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The browser restores the scroll position of the recap, which is far below an empty first step.
    const isAbove = (alert.current?.getBoundingClientRect().bottom ?? 0) < 0;
    if (isAbove) alert.current?.focus();
  }, []);
  if (order === null) return null;
  const dismiss = () => {
    record.remove();
    setOrder(null);
  };
  return (
    <Alert
      ref={alert}
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
