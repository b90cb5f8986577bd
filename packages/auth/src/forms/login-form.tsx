import type { User } from '@tassis/contracts';
import { Alert, Button, PasswordInput, Stack, TextInput } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { loginEmail, loginPassword, type FieldViolation } from '@tassis/domain';
import { useState } from 'react';
import { CodeRequired } from '../code-required.ts';
import { getSession } from '../current-session.ts';
import { useTexts } from '../messages/use-texts.ts';
import { CodeForm } from './code-form.tsx';
import { fieldOf } from './field-of.ts';
import { loginFailure } from './login-failure.ts';
import { useAccountForm } from './use-account-form.ts';

const NAMES = ['email', 'password'] as const;
type Name = (typeof NAMES)[number];

/** Props of {@link LoginForm}. */
export type LoginFormProps = {
  /** Called once somebody is signed in. The form itself goes nowhere. */
  onSuccess?: ((user: User) => void) | undefined;
};

/**
 * E-mail and password, then the code of an account with a second factor. Used by /login and by the dialogs that ask who
 * is there.
 */
export function LoginForm({ onSuccess }: LoginFormProps) {
  const [challenge, setChallenge] = useState<string | null>(null);
  if (challenge === null) return <CredentialsForm onSuccess={onSuccess} onCode={setChallenge} />;
  return (
    <CodeForm challenge={challenge} onSuccess={onSuccess} onRestart={() => setChallenge(null)} />
  );
}

/** Signs in; a second factor's challenge goes to `onCode`. */
async function signIn(values: Record<Name, string>, onCode: (challenge: string) => void) {
  try {
    return await getSession().signIn(values);
  } catch (error) {
    if (error instanceof CodeRequired) onCode(error.challenge);
    throw error;
  }
}

function CredentialsForm({
  onSuccess,
  onCode,
}: {
  onSuccess: LoginFormProps['onSuccess'];
  onCode: (challenge: string) => void;
}) {
  const texts = useTexts();
  const { formProps, banner, bannerText, errorOf, phase } = useAccountForm({
    names: NAMES,
    locale: useLocale(),
    check: firstLoginViolation,
    send: (values) => signIn(values, onCode),
    explain: (error) => ({
      text: loginFailure(error, texts.login),
      field: fieldOf(error, NAMES),
    }),
    onSuccess,
  });
  return (
    <form {...formProps}>
      <Stack>
        {bannerText ? (
          <Alert ref={banner} tone="critical">
            {bannerText}
          </Alert>
        ) : null}
        {phase === 'done' ? <Alert tone="success">{texts.login.success}</Alert> : null}
        <TextInput
          id="login-email"
          name="email"
          type="email"
          autoComplete="username"
          required
          label={texts.email}
          error={errorOf('email')}
        />
        <PasswordInput
          id="login-password"
          name="password"
          autoComplete="current-password"
          required
          label={texts.password}
          showText={texts.showPassword}
          hideText={texts.hidePassword}
          error={errorOf('password')}
        />
        <Button
          type="submit"
          variant="primary"
          wide
          loading={phase !== 'idle'}
          loadingText={texts.login.sending}
        >
          {texts.login.submit}
        </Button>
      </Stack>
    </form>
  );
}

/** First that both are there, then that the e-mail has an @. */
function firstLoginViolation({
  email,
  password,
}: Record<Name, string>): FieldViolation<Name> | null {
  const ofEmail = loginEmail(email);
  const ofPassword = loginPassword(password);
  if (ofEmail && (ofEmail.code === 'login_fields_required' || !ofPassword)) {
    return { field: 'email', violation: ofEmail };
  }
  return ofPassword && { field: 'password', violation: ofPassword };
}
