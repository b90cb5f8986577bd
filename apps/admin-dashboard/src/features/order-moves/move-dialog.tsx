import type { AdminOrder } from '@tassis/contracts';
import { Alert, Button, Checkbox, Dialog, Stack, TextArea, TextLink } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import type { OrderStatus } from '@tassis/domain';
import { Form, TextTemplates } from '@tassis/forms';
import { getLabel } from '@tassis/messages';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useOrderTexts } from '../../messages/order/use-order-texts.ts';
import { FieldPicker } from './field-picker.tsx';
import { readMoveBody } from './move-body.ts';
import { MovePreview } from './move-preview.tsx';
import { useMoveForm } from './use-move-form.ts';

type MoveDialogProps = {
  order: AdminOrder;
  to: OrderStatus;
  onClose: () => void;
  onChanged: () => void;
};

/** The moves that count on the papers being right. */
const SETTLING: ReadonlySet<OrderStatus> = new Set(['in_progress', 'completed']);

/** Moves an order to another status, with what its client is told about it. */
export function MoveDialog({ order, to, onClose, onChanged }: MoveDialogProps) {
  const { moves: texts, state } = useOrderTexts();
  const locale = useLocale();
  const { form, refusal } = useMoveForm({ order, to, onClose, onChanged });
  const papers = order.documents.filter(({ status }) => status === 'pending').length;
  const isAsking = to === 'awaiting_client';
  return (
    <Dialog
      open
      onClose={onClose}
      locked={form.phase === 'sending'}
      closeOnBackdrop={false}
      size={isAsking ? 'l' : 'm'}
      title={`${texts.actions[to]}\u202F: ${order.reference}`}
      description={texts.consequences[to]}
      closeLabel={texts.close}
    >
      <Form
        form={form}
        label={texts.actions[to]}
        submitText={texts.actions[to]}
        sendingText={texts.sending}
        refusedText={texts.refused}
        actions={
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        }
      >
        <Stack gap="m">
          {refusal === 'stale_version' ? (
            <Alert tone="warning">
              {texts.changed(getLabel(locale, `order_status.${order.status}`))}
            </Alert>
          ) : null}
          {refusal === 'firm_to_fill' ? (
            <TextLink href={paths.systemSettings} LinkComponent={RouterLink}>
              {texts.fillFirm}
            </TextLink>
          ) : null}
          {papers > 0 && SETTLING.has(to) ? (
            <Alert tone="warning">{texts.unreviewed(state.toReview(papers))}</Alert>
          ) : null}
          <TextArea
            {...form.field('message')}
            label={isAsking ? texts.request : texts.message}
            hint={isAsking ? texts.requestHint : undefined}
            required={isAsking}
          />
          <TextTemplates
            field={form.field('message').id}
            text={texts.templates}
            templates={texts.prepared[to]}
          />
          {isAsking ? (
            <FieldPicker order={order} field={form.field('fields')} />
          ) : (
            <Checkbox {...form.field('visible_to_client')} label={texts.visible} />
          )}
          <MovePreview
            order={order}
            readBody={() => readMoveBody(to, form.formProps.ref.current)}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
