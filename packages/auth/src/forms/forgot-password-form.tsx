import { getApi } from '@tassis/api-client';
import { forgotPassword } from '@tassis/contracts';
import { TextInput } from '@tassis/design-system';
import { contractValidator, useContractForm } from '@tassis/forms';
import { useTexts } from '../messages/use-texts.ts';
import { AccountForm } from './account-form.tsx';

const validate = contractValidator(forgotPassword.request.body);

/** Requests a link for a new password. The answer does not reveal whether the address has an account. */
export function ForgotPasswordForm({
  email = '',
  onSent,
}: {
  /** The field's initial value. */
  email?: string | undefined;
  onSent: (email: string) => void;
}) {
  const texts = useTexts();
  const form = useContractForm({
    id: 'forgotten',
    initial: { email },
    validate,
    send: async (body) => {
      await getApi().call(forgotPassword, { body });
      return body.email;
    },
    oneError: true,
    onSuccess: onSent,
  });
  return (
    <AccountForm form={form} texts={texts.forgotten}>
      <TextInput
        {...form.field('email')}
        type="email"
        autoComplete="username"
        required
        label={texts.email}
      />
    </AccountForm>
  );
}
