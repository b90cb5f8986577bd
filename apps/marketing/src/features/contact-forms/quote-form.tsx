import { getApi } from '@tassis/api-client';
import { createContactSubmission } from '@tassis/contracts';
import { PhoneInput, TextArea, TextInput } from '@tassis/design-system';
import { contractValidator, useContractForm } from '@tassis/forms';
import { fr } from '../../messages/fr.ts';
import { quoteForm as texts } from '../../messages/quote-form.ts';
import { PublicForm, toWords } from './public-form.tsx';

const SOURCE = 'service_page' as const;
const validate = contractValidator(createContactSubmission.request.body);
const { name, email, phone } = fr.contactPage;

/** Asks for a quote for a service. Without script the form posts to the same URL. */
export function QuoteForm({ service }: { service: string }) {
  const form = useContractForm({
    id: 'devis',
    initial: { name: '', email: '', phone: '', company: '', message: '', website: '' },
    toBody: (values) => ({ ...values, service, source: SOURCE }),
    validate,
    send: (body, options) => getApi().call(createContactSubmission, { body }, options),
    onSuccess: () => form.reset(),
    words: toWords(texts.failed),
  });
  const { field } = form;
  return (
    <PublicForm
      form={form}
      path={createContactSubmission.path}
      label={fr.quote.heading}
      texts={texts}
    >
      <input type="hidden" name="source" value={SOURCE} />
      <input type="hidden" name="service" value={service} />
      <TextInput {...field('name')} label={name} required autoComplete="name" />
      <TextInput {...field('email')} type="email" label={email} required autoComplete="email" />
      <PhoneInput {...field('phone')} label={phone} required />
      <TextInput {...field('company')} label={texts.company} autoComplete="organization" />
      <TextArea {...field('message')} label={texts.message} required rows={6} />
    </PublicForm>
  );
}
