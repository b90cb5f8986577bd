import { getApi } from '@tassis/api-client';
import { useRefusedByEnd } from '@tassis/auth';
import { inviteUser } from '@tassis/contracts';
import { FormDialog } from '@tassis/dashboard';
import { Button, RadioGroup, Stack, TextInput } from '@tassis/design-system';
import { useLocale, useNotify } from '@tassis/design-system/host';
import { STAFF_ROLES } from '@tassis/domain';
import { contractValidator, useContractForm } from '@tassis/forms';
import { getLabel } from '@tassis/messages';
import { useState } from 'react';
import { useTexts } from '../../messages/users/use-texts.ts';

const validate = contractValidator(inviteUser.request.body);

/** Invites a colleague: an e-mail with a link to create the account. */
export function InviteColleague() {
  const { invite } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="brand" onClick={() => setOpen(true)}>
        {invite.open}
      </Button>
      {isOpen ? <Invitation onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function Invitation({ onClose }: { onClose: () => void }) {
  const { invite } = useTexts();
  const locale = useLocale();
  const notify = useNotify();
  const form = useContractForm({
    id: 'invite-colleague',
    initial: { firstName: '', lastName: '', email: '', role: 'content_admin' },
    validate,
    // The validator has checked that the role is one of the staff's.
    toBody: (typed) => ({
      ...typed,
      role: STAFF_ROLES.find((role) => role === typed.role) ?? 'content_admin',
    }),
    send: (body, options) => getApi().call(inviteUser, { body }, options),
    onSuccess: ({ data }) => {
      notify({ tone: 'success', text: invite.sent(data.email) });
      onClose();
    },
    oneError: true,
    isHandled: useRefusedByEnd(),
  });
  return (
    <FormDialog
      form={form}
      title={invite.title}
      consequence={invite.text}
      confirmText={invite.submit}
      onCancel={onClose}
    >
      <Stack gap="m">
        <TextInput {...form.field('firstName')} label={invite.firstName} autoComplete="off" />
        <TextInput {...form.field('lastName')} label={invite.lastName} autoComplete="off" />
        <TextInput {...form.field('email')} label={invite.email} type="email" autoComplete="off" />
        <RadioGroup
          {...form.field('role')}
          label={invite.role}
          options={STAFF_ROLES.map((role) => ({
            value: role,
            label: getLabel(locale, `role.${role}`),
          }))}
        />
      </Stack>
    </FormDialog>
  );
}
