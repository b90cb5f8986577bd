import { getApi } from '@tassis/api-client';
import { getSession } from '@tassis/auth';
import { updateClientProfile, type ClientProfile } from '@tassis/contracts';
import { useEditForm, type EditedInPlace } from '@tassis/dashboard';
import { Grid, PhoneInput, Stack, TextInput } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { iceAdvice } from '@tassis/domain';
import { Form } from '@tassis/forms';
import { getLabel } from '@tassis/messages';
import { LiveAdvice } from '@tassis/order-fields/form';
import { useState } from 'react';
import { useRecordTexts } from '../../messages/record/use-record-texts.ts';

const FIELDS = ['firstName', 'lastName', 'phone', 'companyName', 'ice', 'address', 'city'] as const;

type RecordFormProps = EditedInPlace & { record: ClientProfile; onSaved: () => void };

/** Edits the client's name and the company on bills. */
export function RecordForm({ record, onSaved, close, cancel }: RecordFormProps) {
  const { fields, title, saved } = useRecordTexts();
  const locale = useLocale();
  const [ice, setIce] = useState(record.ice ?? '');
  const advice = iceAdvice(ice);
  const form = useEditForm(updateClientProfile, {
    record,
    fields: FIELDS,
    saved,
    send: (body, options) => getApi().call(updateClientProfile, { body }, options),
    onSuccess: ({ data }) => {
      showName(data);
      close();
      onSaved();
    },
  });
  return (
    <Form form={form} label={title} actions={cancel}>
      <Grid column="half" gap="m">
        <TextInput
          {...form.field('firstName')}
          autoComplete="given-name"
          label={fields.firstName}
        />
        <TextInput {...form.field('lastName')} autoComplete="family-name" label={fields.lastName} />
        <PhoneInput {...form.field('phone')} label={fields.phone} />
        <TextInput
          {...form.field('companyName')}
          autoComplete="organization"
          label={fields.companyName}
        />
        <Stack gap="s">
          <TextInput
            {...form.field('ice')}
            inputMode="numeric"
            label={fields.ice}
            onChange={({ target }) => setIce(target.value)}
          />
          <LiveAdvice lines={advice ? [getLabel(locale, `advice.${advice.code}`)] : []} />
        </Stack>
        <TextInput
          {...form.field('address')}
          autoComplete="street-address"
          label={fields.address}
        />
        <TextInput {...form.field('city')} autoComplete="address-level2" label={fields.city} />
      </Grid>
    </Form>
  );
}

/** Shows the new name in the frame, unless another person or nobody is signed in meanwhile. */
function showName({ id, firstName, lastName }: ClientProfile): void {
  const { store } = getSession();
  const { user } = store.getState();
  if (user?.id === id) store.setState({ user: { ...user, client: { firstName, lastName } } });
}
