import { getApi } from '@tassis/api-client';
import { keepPreviousData, useQuery } from '@tassis/api-client/query';
import { previewOrderTransition, type AdminOrder, type OutputOf } from '@tassis/contracts';
import { useSettled } from '@tassis/dashboard';
import { Alert, Button, Spinner, Stack, Timeline } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { apiConflictFirst, explain, getLabel, transportTexts } from '@tassis/messages';
import { useEffect, useId, useState, type RefObject } from 'react';
import { useOrderTexts } from '../../messages/order/use-order-texts.ts';
import { readMoveBody, type MoveBody } from './move-body.ts';
import styles from './move-preview.module.css';

type MovePreviewProps = {
  order: AdminOrder;
  to: MoveBody['to'];
  form: RefObject<HTMLFormElement | null>;
};

/** Previews the move for the client as it is typed: the mail, and the entry in the timeline. */
export function MovePreview({ order, to, form }: MovePreviewProps) {
  const { preview: texts } = useOrderTexts();
  const id = useId();
  const [body, setBody] = useState<MoveBody>();
  const isOpen = body !== undefined;
  const readSoon = useSettled(() => setBody(readMoveBody(to, form.current)));
  useEffect(() => {
    const element = form.current;
    if (!isOpen || !element) return undefined;
    element.addEventListener('input', readSoon);
    return () => element.removeEventListener('input', readSoon);
  }, [form, isOpen, readSoon]);
  return (
    <Stack gap="s">
      <div>
        <Button
          size="s"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setBody(isOpen ? undefined : readMoveBody(to, form.current))}
        >
          {texts.show}
        </Button>
      </div>
      <div id={id}>{body ? <Preview order={order} body={body} /> : null}</div>
    </Stack>
  );
}

function Preview({ order, body }: { order: AdminOrder; body: MoveBody }) {
  const { preview: texts } = useOrderTexts();
  const locale = useLocale();
  const params = { id: order.id };
  const { data, error, isFetching } = useQuery({
    queryKey: [previewOrderTransition.name, params, order.version, body],
    queryFn: ({ signal }) => getApi().call(previewOrderTransition, { params, body }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isRead = body.to === 'awaiting_client' || body.visible_to_client === true;
  if (error) {
    return (
      <Alert tone="critical">{explain(error, transportTexts(locale), apiConflictFirst).text}</Alert>
    );
  }
  return (
    <section aria-label={texts.title} aria-busy={isFetching} className={styles['root']}>
      <h3 className={styles['title']}>{texts.timeline}</h3>
      <Timeline
        label={texts.timeline}
        entries={[
          {
            key: 'move',
            title: getLabel(locale, `order_status.${body.to}`),
            text: isRead ? body.message : undefined,
            state: 'current',
          },
        ]}
      />
      <h3 className={styles['title']}>{texts.mail}</h3>
      {data ? <Mail mail={data.data.mail} /> : <Spinner label={texts.loading} />}
    </section>
  );
}

type Shown = OutputOf<typeof previewOrderTransition>['data'];

function Mail({ mail }: Shown) {
  const { preview: texts } = useOrderTexts();
  if (!mail) return <p>{texts.noMail}</p>;
  return (
    <>
      <p className={styles['subject']}>{mail.subject}</p>
      <p className={styles['text']}>{mail.text}</p>
    </>
  );
}
