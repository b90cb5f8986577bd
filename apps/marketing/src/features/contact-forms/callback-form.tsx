import { getApi } from '@tassis/api-client';
import { createCallbackRequest } from '@tassis/contracts';
import { PhoneInput, TextArea, TextInput } from '@tassis/design-system';
import { contractValidator, useContractForm } from '@tassis/forms';
import { fr } from '../../messages/fr.ts';
import { PublicForm, toWords } from './public-form.tsx';

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
    words: toWords(texts.failed),
  });
  const { field } = form;
  return (
    <PublicForm form={form} path={createCallbackRequest.path} label={texts.heading} texts={texts}>
      <PhoneInput {...field('phone')} label={texts.phone} required />
      <TextInput {...field('name')} label={texts.name} autoComplete="name" />
      <TextArea {...field('message')} label={texts.message} rows={3} />
    </PublicForm>
  );
}
