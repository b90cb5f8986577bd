import { getSession } from '@tassis/auth';
import { ResetPasswordForm } from '@tassis/auth/forms/reset-password';
import { Button, Stack } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useState } from 'react';
import { useAccessTexts } from '../messages/access/use-access-texts.ts';
import { Done } from './access/done.tsx';
import { LinkProblem } from './access/link-problem.tsx';
import { useOnward } from './access/use-onward.ts';
import { useToken } from './access/use-token.ts';
import { SignInLayout } from './sign-in-layout.tsx';

type State = 'asking' | 'done' | 'invalid' | 'perhaps-done';

/** /reset-password?token=… */
export function Component() {
  const { reset, ...texts } = useAccessTexts();
  const token = useToken();
  const [state, setState] = useState<State>('asking');
  if (token === null) return <LinkProblem actions={<WaysOn />} />;
  if (state === 'asking') {
    return (
      <SignInLayout unlisted title={reset.title} intro={reset.intro}>
        <ResetPasswordForm
          token={token}
          onSuccess={() => {
            setState('done');
            leaveEndedSession();
          }}
          onLinkInvalid={(perhapsOurs) => setState(perhapsOurs ? 'perhaps-done' : 'invalid')}
        />
      </SignInLayout>
    );
  }
  if (state === 'done') {
    const onward = { to: paths.login, text: texts.signIn };
    return <Done title={reset.doneTitle} intro={reset.done} onward={onward} />;
  }
  const intro = state === 'invalid' ? reset.invalid : reset.perhapsDone;
  return <LinkProblem title={reset.invalidTitle} intro={intro} actions={<WaysOn />} />;
}

function WaysOn() {
  const { newLink } = useAccessTexts();
  const { to, text } = useOnward();
  return (
    <Stack>
      <Button variant="primary" wide href={paths.forgotPassword} LinkComponent={RouterLink}>
        {newLink}
      </Button>
      <Button variant="quiet" wide href={to} LinkComponent={RouterLink}>
        {text}
      </Button>
    </Stack>
  );
}

/** The server has ended every session of the account; this ends the one in this browser, if any. */
function leaveEndedSession(): void {
  const session = getSession();
  if (session.store.getState().user) void session.reload().catch(() => undefined);
}
