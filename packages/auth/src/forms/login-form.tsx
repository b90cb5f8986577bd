import { login, type User } from '@tassis/contracts';
import { PasswordInput, TextInput, TextLink } from '@tassis/design-system';
import { contractValidator, useContractForm, type Validate } from '@tassis/forms';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useEffect, useState } from 'react';
import { CodeRequired } from '../code-required.ts';
import { getSession } from '../current-session.ts';
import { useTexts } from '../messages/use-texts.ts';
import { AccountForm } from './account-form.tsx';
import { CodeForm } from './code-form.tsx';
import { getLoginFailureTexts } from './failure-texts.ts';

type Values = { email: string; password: string };

const rules = contractValidator(login.request.body);

/** First checks that both are filled in, then the e-mail's @. */
const validate: Validate<Values> = (values, locale) => {
  const broken = rules(values, locale);
  const { password } = broken;
  return values.email.trim() !== '' && password ? { password } : broken;
};

/** Props of {@link LoginForm}. */
export type LoginFormProps = {
  /** Called once the person is signed in. The form itself does not navigate. */
  onSuccess?: ((user: User) => void) | undefined;
  /** Stands in a dialog over a page that stays: takes the focus, and the link to a new password opens in a new tab. */
  staysHere?: boolean;
  /** The expected person's address: the field has it, and the focus starts at the password. */
  email?: string | undefined;
};

/**
 * The login form: e-mail and password, then the code of an account with a second factor. Used by /login and by the
 * sign-in dialogs.
 */
export function LoginForm(props: LoginFormProps) {
  const [challenge, setChallenge] = useState<string | null>(null);
  if (challenge === null) return <CredentialsForm {...props} onCode={setChallenge} />;
  const restart = () => setChallenge(null);
  return <CodeForm challenge={challenge} onSuccess={props.onSuccess} onRestart={restart} />;
}

/** Signs in; passes a second factor's challenge to `onCode`. */
async function signIn(values: Values, onCode: (challenge: string) => void) {
  try {
    return await getSession().signIn(values);
  } catch (error) {
    if (error instanceof CodeRequired) onCode(error.challenge);
    throw error;
  }
}

function CredentialsForm({
  onSuccess,
  staysHere = false,
  email,
  onCode,
}: LoginFormProps & { onCode: (challenge: string) => void }) {
  const texts = useTexts();
  const form = useContractForm({
    id: 'login',
    initial: { email: email ?? '', password: '' },
    validate,
    send: (values) => signIn(values, onCode),
    oneError: true,
    words: getLoginFailureTexts(texts.login),
    onSuccess,
  });
  const { ref } = form.formProps;
  const isExpected = Boolean(email);
  // A dialog that opened before the form was loaded could not focus its first field.
  useEffect(() => {
    const first = isExpected ? '[data-first-focus]' : 'input';
    if (staysHere || isExpected) ref.current?.querySelector<HTMLElement>(first)?.focus();
  }, [isExpected, staysHere, ref]);
  return (
    <AccountForm form={form} texts={texts.login}>
      <TextInput
        {...form.field('email')}
        type="email"
        autoComplete="username"
        required
        label={texts.email}
      />
      <PasswordInput
        {...form.field('password')}
        autoComplete="current-password"
        data-first-focus={isExpected ? '' : undefined}
        required
        label={texts.password}
        showText={texts.showPassword}
        hideText={texts.hidePassword}
      />
      <p>
        <TextLink
          href={paths.forgotPassword}
          LinkComponent={RouterLink}
          target={staysHere ? '_blank' : undefined}
        >
          {staysHere ? texts.login.forgottenElsewhere : texts.login.forgotten}
        </TextLink>
      </p>
    </AccountForm>
  );
}
