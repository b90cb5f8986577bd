import { getApi } from '@tassis/api-client';
import { createContactSubmission } from '@tassis/contracts';
import { Alert, PhoneInput, Stack, TextArea, TextInput } from '@tassis/design-system';
import { contractValidator, Form, useContractForm } from '@tassis/forms';
import { PersonalDataNote } from '../../components/personal-data-note.tsx';
import { fr } from '../../messages/fr.ts';

const SOURCE = 'contact_page' as const;
const validate = contractValidator(createContactSubmission.request.body);
const { contactPage: texts } = fr;

/** Writes to the firm; without script it posts to the same place. */
export function ContactForm() {
  const form = useContractForm({
    id: 'contact',
    initial: { name: '', email: '', phone: '', service: '', message: '' },
    toBody: (values) => ({ ...values, company: '', source: SOURCE }),
    validate,
    send: (body, options) => getApi().call(createContactSubmission, { body }, options),
    onSuccess: () => form.reset(),
    words: { other: texts.failed, no_answer: texts.failed, unexpected_answer: texts.failed },
  });
  const { field } = form;
  return (
    <Stack gap="m">
      {form.phase === 'done' ? <Alert tone="success">{texts.sent}</Alert> : null}
      <Form
        form={form}
        action={`/api${createContactSubmission.path}`}
        label={texts.form}
        submitText={texts.send}
        sendingText={texts.sending}
        refusedText={texts.refused}
      >
        <input type="hidden" name="source" value={SOURCE} />
        <TextInput {...field('name')} label={texts.name} required autoComplete="name" />
        <TextInput
          {...field('email')}
          type="email"
          label={texts.email}
          required
          autoComplete="email"
        />
        <PhoneInput {...field('phone')} label={texts.phone} />
        <TextInput {...field('service')} label={texts.subject} required />
        <TextArea {...field('message')} label={texts.message} required rows={6} />
        <PersonalDataNote purpose={texts.purpose} />
      </Form>
    </Stack>
  );
}
