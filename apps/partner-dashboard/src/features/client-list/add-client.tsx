import { getApi } from '@tassis/api-client';
import { useRefusedByEnd, useSession } from '@tassis/auth';
import { addPartnerClient, createPartnerClientForm, type PartnerRequest } from '@tassis/contracts';
import { FormDialog } from '@tassis/dashboard';
import { Grid, PhoneInput, TextInput } from '@tassis/design-system';
import { useNotify } from '@tassis/design-system/host';
import { contractValidator, useContractForm } from '@tassis/forms';
import { useClientsTexts } from '../../messages/clients/use-clients-texts.ts';

type AddClientProps = { onDone: () => void; onCancel: () => void };

/** Asks a person to become the partner's client, with or without an account. */
export function AddClient({ onDone, onCancel }: AddClientProps) {
  const { asking } = useClientsTexts();
  const notify = useNotify();
  const { user } = useSession();
  const form = useContractForm({
    id: 'add-client',
    initial: { firstName: '', lastName: '', email: '', phone: '' },
    validate: contractValidator(createPartnerClientForm(user?.email ?? '')),
    send: (body, { idempotencyKey }) =>
      getApi().call(addPartnerClient, { body }, { idempotencyKey }),
    onSuccess: ({ data }) => {
      notify(toNews(data, asking));
      onDone();
    },
    oneError: true,
    isHandled: useRefusedByEnd(),
  });
  return (
    <FormDialog
      form={form}
      title={asking.title}
      consequence={asking.consequence}
      confirmText={asking.confirm}
      onCancel={onCancel}
    >
      <Grid column="half" gap="m">
        <TextInput {...form.field('firstName')} label={asking.firstName} />
        <TextInput {...form.field('lastName')} label={asking.lastName} />
        <TextInput {...form.field('email')} type="email" label={asking.email} />
        <PhoneInput {...form.field('phone')} label={asking.phone} />
      </Grid>
    </FormDialog>
  );
}

type Asking = ReturnType<typeof useClientsTexts>['asking'];

/** Within a week the API returns the earlier request for the same address, whatever its status. */
function toNews({ status, client }: PartnerRequest, texts: Asking) {
  const name = `${client.firstName} ${client.lastName}`;
  if (status === 'pending') return { tone: 'success', text: texts.asked(name) } as const;
  const isLinked = status === 'accepted';
  return { tone: 'info', text: isLinked ? texts.linked(name) : texts.recent(name) } as const;
}
