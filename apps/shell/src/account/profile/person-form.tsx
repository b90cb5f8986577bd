import { getApi } from '@tassis/api-client';
import { updateUserProfile } from '@tassis/contracts';
import { DescriptionList, Grid, PhoneInput, TextInput } from '@tassis/design-system';
import { useNotify } from '@tassis/design-system/host';
import { LoadFailure } from '@tassis/views';
import { AccountForm } from '../form/account-form.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { showUser } from '../frame/show-user.ts';
import { useAccountTexts } from '../messages/use-account-texts.ts';
import type { OwnRecord, OwnRecordQuery } from './use-own-record.ts';

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
  const form = useAccountForm({
    id: 'profile',
    schema: updateUserProfile.request.body,
    defaultValues: { firstName, lastName, phone },
    send: async (body) => {
      const { data } = await getApi().call(updateUserProfile, { body });
      showUser(data);
      notify({ tone: 'success', text: profile.saved });
      onSaved();
    },
  });
  return (
    <AccountForm form={form} label={profile.title}>
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
    </AccountForm>
  );
}
