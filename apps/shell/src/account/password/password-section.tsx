import { apiQuery, getApi } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { useRefusedByEnd } from '@tassis/auth';
import { changePassword, listOwnSessions } from '@tassis/contracts';
import { PasswordInput, Stack } from '@tassis/design-system';
import { useNotify } from '@tassis/design-system/host';
import { contractValidator, Form, useContractForm } from '@tassis/forms';
import { UserNameField } from '../form/user-name-field.tsx';
import { AccountSection } from '../frame/account-section.tsx';
import { useAccountTexts } from '../messages/use-account-texts.ts';

const validate = contractValidator(changePassword.request.body);

/** Changes the password, which ends every other session. */
export function PasswordSection({ email }: { email: string }) {
  const texts = useAccountTexts();
  const { password } = texts;
  const notify = useNotify();
  const sessions = useQuery({ ...apiQuery(listOwnSessions, {}), enabled: false });
  const form = useContractForm({
    id: 'password',
    initial: { current_password: '', password: '', password_confirmation: '' },
    validate,
    send: (body) => getApi().call(changePassword, { body }),
    onSuccess: () => {
      form.reset();
      notify({ tone: 'success', text: password.saved });
      void sessions.refetch();
    },
    isHandled: useRefusedByEnd(),
  });
  const { tooShort, weak, fair, strong } = password.levels;
  const look = { showText: texts.showPassword, hideText: texts.hidePassword };
  const chosen = { ...look, autoComplete: 'new-password' };
  return (
    <AccountSection part="password">
      <Form narrow form={form} label={password.title} submitText={password.submit}>
        <UserNameField email={email} />
        <Stack gap="m">
          <PasswordInput
            {...form.field('current_password')}
            {...look}
            autoComplete="current-password"
            label={password.current}
          />
          <PasswordInput
            {...form.field('password')}
            {...chosen}
            label={password.next}
            hint={password.hint}
            strength={{ label: password.strength, levels: [tooShort, weak, fair, strong] }}
          />
          <PasswordInput
            {...form.field('password_confirmation')}
            {...chosen}
            label={password.confirmation}
          />
        </Stack>
      </Form>
    </AccountSection>
  );
}
