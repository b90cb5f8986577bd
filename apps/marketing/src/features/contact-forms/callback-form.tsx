import { getApi } from '@tassis/api-client';
import { createCallbackRequest } from '@tassis/contracts';
import { Alert, PhoneInput, Stack, TextArea, TextInput } from '@tassis/design-system';
import { contractValidator, Form, useContractForm } from '@tassis/forms';
import { PersonalDataNote } from '../../components/personal-data-note.tsx';
import { fr } from '../../messages/fr.ts';

const validate = contractValidator(createCallbackRequest.request.body);
const { consultation: texts } = fr;

/** Asks to be called back; without script it posts to the same place. */
export function CallbackForm() {
  const form = useContractForm({
    id: 'rappel',
    initial: { name: '', phone: '', message: '' },
    validate,
    send: (body, options) => getApi().call(createCallbackRequest, { body }, options),
    onSuccess: () => form.reset(),
    words: { other: texts.failed, no_answer: texts.failed, unexpected_answer: texts.failed },
  });
  const { field } = form;
  return (
    <Stack gap="m">
      {form.phase === 'done' ? <Alert tone="success">{texts.sent}</Alert> : null}
      <Form
        form={form}
        action={`/api${createCallbackRequest.path}`}
        label={texts.heading}
        submitText={texts.send}
        sendingText={texts.sending}
        refusedText={texts.refused}
      >
        <PhoneInput {...field('phone')} label={texts.phone} required />
        <TextInput {...field('name')} label={texts.name} autoComplete="name" />
        <TextArea {...field('message')} label={texts.message} rows={3} />
        <PersonalDataNote purpose={texts.purpose} />
      </Form>
    </Stack>
  );
}
