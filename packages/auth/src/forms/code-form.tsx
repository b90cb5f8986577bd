import { ApiError } from '@tassis/api-client';
import type { User } from '@tassis/contracts';
import { Button, TextInput } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { secondFactorCode, type FieldViolation } from '@tassis/domain';
import { useEffect } from 'react';
import { getSession } from '../current-session.ts';
import { useTexts } from '../messages/use-texts.ts';
import { AccountForm } from './account-form.tsx';
import { loginWords } from './failure-words.ts';
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
  const form = useAccountForm({
    names: NAMES,
    locale: useLocale(),
    check: firstCodeViolation,
    send: ({ code }) => getSession().loginWithCode(challenge, code),
    words: loginWords(login),
    fieldOf: (error) => (isWrongCode(error) ? 'code' : null),
    onSuccess,
  });
  const { ref } = form.formProps;
  useEffect(() => {
    const field = ref.current?.elements.namedItem('code');
    if (field instanceof HTMLElement) field.focus();
  }, [ref]);
  return (
    <AccountForm
      form={form}
      texts={{ ...login, submit: login.codeSubmit }}
      after={
        <Button variant="quiet" wide onClick={onRestart}>
          {login.codeRestart}
        </Button>
      }
    >
      <TextInput
        id="login-code"
        name="code"
        autoComplete="one-time-code"
        required
        label={login.code}
        hint={login.codeHint}
        error={form.errorOf('code')}
      />
    </AccountForm>
  );
}

function firstCodeViolation({ code }: Record<Name, string>): FieldViolation<Name> | null {
  const violation = secondFactorCode(code);
  return violation && { field: 'code', violation };
}

function isWrongCode(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'code_invalid';
}
