import { getApi } from '@tassis/api-client';
import { useRefusedByEnd } from '@tassis/auth';
import { addOrderNote } from '@tassis/contracts';
import { Checkbox, TextArea } from '@tassis/design-system';
import { contractValidator, Form, useContractForm } from '@tassis/forms';
import { useOrderTexts } from '../../messages/order/use-order-texts.ts';

const validate = contractValidator(addOrderNote.request.body);

/** Adds a note to the timeline, visible to the staff only, unless the box is ticked. */
export function NoteForm({ orderId, onAdded }: { orderId: string; onAdded: () => void }) {
  const { notes: texts } = useOrderTexts();
  const form = useContractForm({
    id: 'note',
    initial: { text: '', visible_to_client: false },
    validate,
    send: (body, options) =>
      getApi().call(addOrderNote, { params: { id: orderId }, body }, options),
    onSuccess: () => {
      form.reset();
      onAdded();
    },
    isHandled: useRefusedByEnd(),
  });
  return (
    <Form form={form} label={texts.title} submitText={texts.add} refusedText={texts.refused}>
      <TextArea {...form.field('text')} label={texts.text} hint={texts.hint} rows={2} />
      <Checkbox {...form.field('visible_to_client')} label={texts.visible} />
    </Form>
  );
}
