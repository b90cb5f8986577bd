import { getApi } from '@tassis/api-client';
import { useRefusedByEnd } from '@tassis/auth';
import { updateUserProfile, type User } from '@tassis/contracts';
import { TextInput } from '@tassis/design-system';
import { useNotify } from '@tassis/design-system/host';
import { contractValidator, Form, useContractForm } from '@tassis/forms';
import { showUser } from '../frame/show-user.ts';
import { useAccountTexts } from '../messages/use-account-texts.ts';

const validate = contractValidator(updateUserProfile.request.body);

/** A member of the staff has a name, and no other data to edit. */
export function StaffForm({ user }: { user: User }) {
  const { profile } = useAccountTexts();
  const notify = useNotify();
  const form = useContractForm({
    id: 'profile',
    initial: { userName: user.userName },
    validate,
    send: (body) => getApi().call(updateUserProfile, { body }),
    onSuccess: ({ data }) => {
      showUser(data);
      notify({ tone: 'success', text: profile.saved });
    },
    isHandled: useRefusedByEnd(),
  });
  return (
    <Form narrow form={form} label={profile.title}>
      <TextInput {...form.field('userName')} autoComplete="name" label={profile.userName} />
    </Form>
  );
}
