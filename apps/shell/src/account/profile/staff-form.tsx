import { getApi } from '@tassis/api-client';
import { updateUserProfile, type User } from '@tassis/contracts';
import { TextInput } from '@tassis/design-system';
import { useNotify } from '@tassis/design-system/host';
import { AccountForm } from '../form/account-form.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { showUser } from '../frame/show-user.ts';
import { useAccountTexts } from '../messages/use-account-texts.ts';

/** A colleague has a name on the screen, and no other record. */
export function StaffForm({ user }: { user: User }) {
  const { profile } = useAccountTexts();
  const notify = useNotify();
  const form = useAccountForm({
    id: 'profile',
    schema: updateUserProfile.request.body,
    defaultValues: { userName: user.userName },
    send: async (body) => {
      const { data } = await getApi().call(updateUserProfile, { body });
      showUser(data);
      notify({ tone: 'success', text: profile.saved });
    },
  });
  return (
    <AccountForm narrow form={form} label={profile.title}>
      <TextInput {...form.field('userName')} autoComplete="name" label={profile.userName} />
    </AccountForm>
  );
}
