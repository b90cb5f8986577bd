import { getApi } from '@tassis/api-client';
import { useRefusedByEnd } from '@tassis/auth';
import { updateUserProfile } from '@tassis/contracts';
import { DescriptionList, Grid, PhoneInput, TextInput } from '@tassis/design-system';
import { useNotify } from '@tassis/design-system/host';
import { contractValidator, Form, useContractForm } from '@tassis/forms';
import { LoadFailure } from '@tassis/views';
import { showUser } from '../frame/show-user.ts';
import { useAccountTexts } from '../messages/use-account-texts.ts';
import type { OwnRecord, OwnRecordQuery } from './use-own-record.ts';

const validate = contractValidator(updateUserProfile.request.body);

/** Name and phone of a client or a partner. */
export function PersonForm({ record }: { record: OwnRecordQuery }) {
  const { profile } = useAccountTexts();
  if (record.data) return <Fields record={record.data} onSaved={() => void record.refetch()} />;
  if (record.error) {
    return <LoadFailure title={profile.failed} error={record.error} query={record} />;
  }
  const terms = [profile.firstName, profile.lastName, profile.phone];
  return (
    <DescriptionList
      items={terms.map((term) => ({ term, value: '' }))}
      loadingText={profile.loading}
    />
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
