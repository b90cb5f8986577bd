import { getApi } from '@tassis/api-client';
import { useRefusedByEnd } from '@tassis/auth';
import { updateUserProfile } from '@tassis/contracts';
import { QueryView, type OwnRecord, type OwnRecordQuery } from '@tassis/dashboard';
import { Grid, PhoneInput, Skeleton, TextInput } from '@tassis/design-system';
import { useNotify } from '@tassis/design-system/host';
import { contractValidator, Form, useContractForm } from '@tassis/forms';
import { showUser } from '../frame/show-user.ts';
import { useAccountTexts } from '../messages/use-account-texts.ts';

const validate = contractValidator(updateUserProfile.request.body);

/** Name and phone of a client or a partner. */
export function PersonForm({ record }: { record: OwnRecordQuery }) {
  const { profile } = useAccountTexts();
  return (
    <QueryView
      query={record}
      loading={profile.loading}
      outline={<Skeleton lines={3} />}
      failed={profile.failed}
    >
      {(own) => <Fields record={own} onSaved={() => void record.refetch()} />}
    </QueryView>
  );
}

function Fields({ record, onSaved }: { record: OwnRecord; onSaved: () => void }) {
  const { profile } = useAccountTexts();
  const notify = useNotify();
  const { firstName, lastName, phone } = record;
  const form = useContractForm({
    id: 'profile',
    initial: { firstName, lastName, phone },
    validate,
    send: (body) => getApi().call(updateUserProfile, { body }),
    onSuccess: ({ data }) => {
      showUser(data);
      notify({ tone: 'success', text: profile.saved });
      onSaved();
    },
    isHandled: useRefusedByEnd(),
  });
  return (
    <Form form={form} label={profile.title}>
      <Grid column="s">
        <TextInput
          {...form.field('firstName')}
          autoComplete="given-name"
          label={profile.firstName}
        />
        <TextInput
          {...form.field('lastName')}
          autoComplete="family-name"
          label={profile.lastName}
        />
        <PhoneInput {...form.field('phone')} label={profile.phone} />
      </Grid>
    </Form>
  );
}
