import { getApi } from '@tassis/api-client';
import { updateCallbackRequest, type AdminCallbackRequest } from '@tassis/contracts';
import { useEditForm } from '@tassis/dashboard';
import { TextArea } from '@tassis/design-system';
import { Form } from '@tassis/forms';
import { useCallbackTexts } from '../../messages/callbacks/use-callback-texts.ts';

type CallbackFormProps = { request: AdminCallbackRequest; onChanged: () => Promise<unknown> };

/** Saves a note about the call; a colleague's newer note is shown before it is overwritten. */
export function CallbackForm({ request, onChanged }: CallbackFormProps) {
  const { form: texts } = useCallbackTexts();
  const form = useEditForm(updateCallbackRequest, {
    record: request,
    fields: ['note'],
    send: (body, options) =>
      getApi()
        .call(updateCallbackRequest, { params: { id: request.id }, body }, options)
        .finally(onChanged),
    saved: texts.saved,
  });
  return (
    <Form form={form} label={texts.label} submitText={texts.save}>
      <TextArea {...form.field('note')} label={texts.note} hint={texts.noteHint} />
    </Form>
  );
}
