import { getApi } from '@tassis/api-client';
import { createCallbackRequest, type OutputOf } from '@tassis/contracts';
import { PhoneInput, TextArea, TextInput } from '@tassis/design-system';
import { contractValidator, useContractForm } from '@tassis/forms';
import { useState } from 'react';
import { fr } from '../../messages/fr.ts';
import { Booked } from './booked.tsx';
import { PublicForm, toWords } from './public-form.tsx';
import { isSlotTaken, useFreeSlots } from './use-free-slots.ts';
import { toDay, WhenFields } from './when-fields.tsx';

const rules = contractValidator(createCallbackRequest.request.body);
const { consultation: texts } = fr;

/** Asks for a call, as soon as possible or at a chosen half hour. Without script the form posts to the same URL. */
export function CallbackForm() {
  const free = useFreeSlots();
  const [chosenDay, setDay] = useState('');
  const [booking, setBooking] = useState<OutputOf<typeof createCallbackRequest>['data']>();
  // The chosen day is no longer offered when its last half hour was taken meanwhile.
  const day = free.slots?.some((slot) => toDay(slot) === chosenDay) ? chosenDay : '';
  const form = useContractForm({
    id: 'rappel',
    initial: { phone: '', slot: '', email: '', name: '', message: '', website: '' },
    validate: (body, locale) => ({
      ...rules(body, locale),
      ...(day !== '' && body.slot === '' ? { slot: texts.timeMissing } : {}),
    }),
    send: (body, options) =>
      getApi()
        .call(createCallbackRequest, { body }, options)
        .catch((error: unknown) => {
          free.learnFrom(error);
          throw error;
        }),
    onSuccess: ({ data }) => {
      setBooking(data);
      setDay('');
      form.reset();
    },
    words: { ...toWords(texts.failed), 409: ({ message }) => message },
    findField: (error) => (isSlotTaken(error) ? 'slot' : null),
  });
  const { field } = form;
  const { slot, calendar } = booking ?? {};
  return (
    <PublicForm
      form={form}
      path={createCallbackRequest.path}
      label={texts.heading}
      texts={{ ...texts, send: day === '' ? texts.send : texts.book }}
      sent={slot && calendar ? <Booked slot={slot} calendar={calendar} /> : undefined}
    >
      <PhoneInput {...field('phone')} label={texts.phone} required />
      <WhenFields free={free} day={day} onDay={setDay} field={field} />
      <TextInput {...field('name')} label={texts.name} autoComplete="name" />
      <TextArea {...field('message')} label={texts.message} rows={3} />
    </PublicForm>
  );
}
