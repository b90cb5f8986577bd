import { ApiError } from '@tassis/api-client';
import type { User } from '@tassis/contracts';
import { Alert, Button, Stack, TextInput } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import type { FieldViolation } from '@tassis/domain';
import { useEffect } from 'react';
import { getSession } from '../current-session.ts';
import { useTexts } from '../messages/use-texts.ts';
import { fieldOf } from './field-of.ts';
import { loginFailure } from './login-failure.ts';
import { useAccountForm } from './use-account-form.ts';

const NAMES = ['code'] as const;
type Name = (typeof NAMES)[number];

/** The second step of a login whose account has a second factor. */
export function CodeForm({
  challenge,
  onSuccess,
  onRestart,
}: {
  challenge: string;
  onSuccess: ((user: User) => void) | undefined;
  /** Back to e-mail and password: this login may have run out. */
  onRestart: () => void;
}) {
  const { login } = useTexts();
  const { formProps, banner, bannerText, errorOf, phase } = useAccountForm({
    names: NAMES,
    locale: useLocale(),
    check: firstCodeViolation,
    send: ({ code }) => getSession().loginWithCode(challenge, code),
    explain: (error) => ({
      text: loginFailure(error, login),
      field: isWrongCode(error) ? 'code' : fieldOf(error, NAMES),
    }),
    onSuccess,
  });
  const { ref: form } = formProps;
  useEffect(() => {
    const field = form.current?.elements.namedItem('code');
    if (field instanceof HTMLElement) field.focus();
  }, [form]);
  return (
    <form {...formProps}>
      <Stack>
        {bannerText ? (
          <Alert ref={banner} tone="critical">
            {bannerText}
          </Alert>
        ) : null}
        {phase === 'done' ? <Alert tone="success">{login.success}</Alert> : null}
        <TextInput
          id="login-code"
          name="code"
          autoComplete="one-time-code"
          required
          label={login.code}
          hint={login.codeHint}
          error={errorOf('code')}
        />
        <Button
          type="submit"
          variant="primary"
          wide
          loading={phase !== 'idle'}
          loadingText={login.sending}
        >
          {login.codeSubmit}
        </Button>
        <Button variant="quiet" wide onClick={onRestart}>
          {login.codeRestart}
        </Button>
      </Stack>
    </form>
  );
}

function firstCodeViolation({ code }: Record<Name, string>): FieldViolation<Name> | null {
  return code.trim() === '' ? { field: 'code', violation: { code: 'required' } } : null;
}

function isWrongCode(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'code_invalid';
}
