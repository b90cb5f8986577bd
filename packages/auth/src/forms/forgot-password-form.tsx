import { getApi } from '@tassis/api-client';
import { forgotPassword } from '@tassis/contracts';
import { TextInput } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { emailAddress, type FieldViolation } from '@tassis/domain';
import { useTexts } from '../messages/use-texts.ts';
import { AccountForm } from './account-form.tsx';
import { useAccountForm } from './use-account-form.ts';

const NAMES = ['email'] as const;

/** Asks for a link to a new password. Whether there is an account at the address, nobody is told. */
export function ForgotPasswordForm({
  email = '',
  onSent,
}: {
  /** What the field begins with. */
  email?: string | undefined;
  onSent: (email: string) => void;
}) {
  const texts = useTexts();
  const form = useAccountForm({
    names: NAMES,
    locale: useLocale(),
    check: firstViolation,
    send: async ({ email: asked }) => {
      await getApi().call(forgotPassword, { body: { email: asked } });
      return asked;
    },
    onSuccess: onSent,
  });
  return (
    <AccountForm form={form} texts={texts.forgotten}>
      <TextInput
        id="forgotten-email"
        name="email"
        type="email"
        autoComplete="username"
        required
        defaultValue={email}
        label={texts.email}
        error={form.errorOf('email')}
      />
    </AccountForm>
  );
}

function firstViolation({ email }: { email: string }): FieldViolation<'email'> | null {
  const violation = emailAddress(email);
  return violation && { field: 'email', violation };
}
