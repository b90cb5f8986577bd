import { getApi } from '@tassis/api-client';
import { previewOrderTransition, type AdminOrder, type OutputOf } from '@tassis/contracts';
import { useAction } from '@tassis/dashboard';
import { Alert, Button, Stack, Timeline } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { getLabel } from '@tassis/messages';
import { useState } from 'react';
import { useOrderTexts } from '../../messages/order/use-order-texts.ts';
import styles from './move-preview.module.css';
import type { MoveBody } from './move-body.ts';

type Shown = OutputOf<typeof previewOrderTransition>['data'] & { body: MoveBody };

type MovePreviewProps = {
  order: AdminOrder;
  /** What the form would send now. */
  readBody: () => MoveBody;
};

/** Shows what the client would see of the move: the mail, and the line in their timeline. */
export function MovePreview({ order, readBody }: MovePreviewProps) {
  const { preview: texts } = useOrderTexts();
  const [shown, setShown] = useState<Shown>();
  const { run, pending, failure } = useAction(async () => {
    const body = readBody();
    const input = { params: { id: order.id }, body };
    const { data } = await getApi().call(previewOrderTransition, input);
    setShown({ ...data, body });
  });
  return (
    <Stack gap="s">
      <div>
        <Button size="s" loading={pending} onClick={() => run()}>
          {texts.show}
        </Button>
      </div>
      {failure ? <Alert tone="critical">{failure}</Alert> : null}
      {shown ? <Preview {...shown} /> : null}
    </Stack>
  );
}

function Preview({ mail, body }: Shown) {
  const { preview: texts } = useOrderTexts();
  const locale = useLocale();
  const isRead = body.to === 'awaiting_client' || body.visible_to_client === true;
  return (
    <section aria-label={texts.title} className={styles['root']}>
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
      {mail ? (
        <>
          <p className={styles['subject']}>{mail.subject}</p>
          <p className={styles['text']}>{mail.text}</p>
        </>
      ) : (
        <p>{texts.noMail}</p>
      )}
    </section>
  );
}
