import type { AdminOrder } from '@tassis/contracts';
import { useDiscardQuestion } from '@tassis/dashboard';
import { Alert, Button, Checkbox, Dialog, Stack, TextArea, TextLink } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import type { OrderStatus } from '@tassis/domain';
import { Form, TextTemplates } from '@tassis/forms';
import { getLabel } from '@tassis/messages';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useOrderTexts } from '../../messages/order/use-order-texts.ts';
import { FieldPicker } from './field-picker.tsx';
import { MovePreview } from './move-preview.tsx';
import { useMoveForm } from './use-move-form.ts';

type MoveDialogProps = {
  order: AdminOrder;
  to: OrderStatus;
  onClose: () => void;
  onChanged: () => void;
};

/** The moves before which the documents should be accepted. */
const SETTLING: ReadonlySet<OrderStatus> = new Set(['in_progress', 'completed']);

/** Moves an order to another status, with a message to its client. */
export function MoveDialog({ order, to, onClose, onChanged }: MoveDialogProps) {
  const { moves: texts, state } = useOrderTexts();
  const locale = useLocale();
  const { form, changedBy, isFirmToFill } = useMoveForm({ order, to, onClose, onChanged });
  const { leave, question } = useDiscardQuestion(form.formProps.ref, onClose);
  const waiting = order.documents.filter(({ status }) => status === 'pending').length;
  const isAsking = to === 'awaiting_client';
  return (
    <>
      <Dialog
        open
        onClose={leave}
        locked={form.phase === 'sending'}
        closeOnBackdrop={false}
        size={isAsking ? 'l' : 'm'}
        title={`${texts.actions[to]}\u202F: ${order.reference}`}
        description={texts.consequences[to]}
        closeLabel={texts.close}
      >
        <Form
          form={form}
          pinned
          label={texts.actions[to]}
          submitText={texts.actions[to]}
          sendingText={texts.sending}
          refusedText={texts.refused}
          actions={
            <Button variant="quiet" onClick={leave}>
              {texts.cancel}
            </Button>
          }
        >
          <Stack gap="m">
            {changedBy ? (
              <Alert tone="warning">
                {texts.changed(changedBy, getLabel(locale, `order_status.${order.status}`))}
              </Alert>
            ) : null}
            {isFirmToFill ? (
              <TextLink href={paths.systemSettings} LinkComponent={RouterLink}>
                {texts.fillFirm}
              </TextLink>
            ) : null}
            {waiting > 0 && SETTLING.has(to) ? (
              <Alert tone="warning">{texts.unreviewed(state.toReview(waiting))}</Alert>
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
            <MovePreview order={order} to={to} form={form.formProps.ref} />
          </Stack>
        </Form>
      </Dialog>
      {question}
    </>
  );
}
