import { ApiError } from '@tassis/api-client';
import { loginMfa, type User } from '@tassis/contracts';
import { Button, TextInput } from '@tassis/design-system';
import { contractValidator, useContractForm } from '@tassis/forms';
import { useEffect } from 'react';
import { getSession } from '../current-session.ts';
import { useTexts } from '../messages/use-texts.ts';
import { AccountForm } from './account-form.tsx';
import { getLoginFailureTexts } from './failure-texts.ts';

const validate = contractValidator(loginMfa.request.body);

/** The second step of a login whose account has a second factor. */
export function CodeForm({
  challenge,
  onSuccess,
  onRestart,
}: {
  challenge: string;
  onSuccess: ((user: User) => void) | undefined;
  /** Returns to e-mail and password, when this login may have expired. */
  onRestart: () => void;
}) {
  const { login } = useTexts();
  const form = useContractForm({
    id: 'login',
    initial: { code: '' },
    toBody: ({ code }) => ({ challenge, code }),
    validate,
    send: (body) => getSession().loginWithCode(body.challenge, body.code),
    oneError: true,
    words: getLoginFailureTexts(login),
    findField: (error) => (isWrongCode(error) ? 'code' : null),
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
        {...form.field('code')}
        autoComplete="one-time-code"
        required
        label={login.code}
        hint={login.codeHint}
      />
    </AccountForm>
  );
}

function isWrongCode(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'code_invalid';
}
