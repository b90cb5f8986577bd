import { useRefusedByEnd } from '@tassis/auth';
import { getApi } from '@tassis/api-client';
import { updateOrderBasicInfo } from '@tassis/contracts';
import { PhoneInput, Grid, TextInput } from '@tassis/design-system';
import { useNotify } from '@tassis/design-system/host';
import { contractValidator, Form, useContractForm } from '@tassis/forms';
import { useOrderEditMessages } from '../../messages/order-edits/use-order-edit-messages.ts';
import type { EditProps } from './order-edit-form.tsx';
import { ReasonField } from './reason-field.tsx';

const validate = contractValidator(updateOrderBasicInfo.request.body);

/** Edits the contact data of an order. */
export function ContactEdit({
  order,
  label,
  onSaved,
  close,
  cancel,
}: EditProps & { label: string }) {
  const { contact, saved } = useOrderEditMessages();
  const notify = useNotify();
  const form = useContractForm({
    id: 'contact',
    edit: {
      record: order,
      contract: updateOrderBasicInfo,
      toFields: ({ client }) => ({
        'data.firstName': client.firstName,
        'data.lastName': client.lastName,
        'data.phone': client.phone,
        reason: '',
      }),
    },
    toBody: (typed) => ({
      reason: typed.reason,
      data: {
        firstName: typed['data.firstName'],
        lastName: typed['data.lastName'],
        phone: typed['data.phone'],
      },
    }),
    validate,
    send: (body, options) =>
      getApi().call(updateOrderBasicInfo, { params: { id: order.id }, body }, options),
    onSuccess: ({ data }) => {
      notify({ tone: 'success', text: saved });
      close();
      onSaved(data);
    },
    isHandled: useRefusedByEnd(),
  });
  return (
    <Form form={form} label={label} actions={cancel}>
      <Grid column="half" gap="m">
        <TextInput {...form.field('data.firstName')} label={contact.firstName} />
        <TextInput {...form.field('data.lastName')} label={contact.lastName} />
        <PhoneInput {...form.field('data.phone')} label={contact.phone} />
      </Grid>
      <ReasonField {...form.field('reason')} />
    </Form>
  );
}
