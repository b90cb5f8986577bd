import { getApi } from '@tassis/api-client';
import { createContactSubmission } from '@tassis/contracts';
import { PhoneInput, TextArea, TextInput } from '@tassis/design-system';
import { contractValidator, useContractForm } from '@tassis/forms';
import { fr } from '../../messages/fr.ts';
import { PublicForm, toWords } from './public-form.tsx';

const SOURCE = 'contact_page' as const;
const validate = contractValidator(createContactSubmission.request.body);
const { contactPage: texts } = fr;

/** Sends a message to the firm. Without script the form posts to the same URL. */
export function ContactForm() {
  const form = useContractForm({
    id: 'contact',
    initial: { name: '', email: '', phone: '', service: '', message: '', website: '' },
    toBody: (values) => ({ ...values, company: '', source: SOURCE }),
    validate,
    send: (body, options) => getApi().call(createContactSubmission, { body }, options),
    onSuccess: () => form.reset(),
    words: toWords(texts.failed),
  });
  const { field } = form;
  return (
    <PublicForm form={form} path={createContactSubmission.path} label={texts.form} texts={texts}>
      <input type="hidden" name="source" value={SOURCE} />
      <TextInput {...field('name')} label={texts.name} required autoComplete="name" />
      <TextInput
        {...field('email')}
        type="email"
        label={texts.email}
        required
        autoComplete="email"
      />
      <PhoneInput {...field('phone')} label={texts.phoneIfAny} />
      <TextInput {...field('service')} label={texts.subject} required />
      <TextArea {...field('message')} label={texts.message} required rows={6} />
    </PublicForm>
  );
}
