import { getApi } from '@tassis/api-client';
import { getSession } from '@tassis/auth';
import { isLinkInvalid } from '@tassis/auth/forms/link-failure';
import { verifyEmail } from '@tassis/contracts';
import { MailIcon } from '@tassis/design-system';
import { useState } from 'react';
import { useAccessTexts } from '../messages/access/use-access-texts.ts';
import { AnotherVerification } from './access/another-verification.tsx';
import { Done } from './access/done.tsx';
import { OnePress } from './access/one-press.tsx';
import { useOnward } from './access/use-onward.ts';
import { useToken } from './access/use-token.ts';
import { SignInLayout } from './sign-in-layout.tsx';

/**
 * /verify-email?token=… A click confirms, not the visit: mail scanners open links and run scripts, and must not confirm
 * an address whose owner did not ask for it.
 */
export function Component() {
  const { verify } = useAccessTexts();
  const token = useToken();
  const onward = useOnward();
  const [state, setState] = useState<'asking' | 'done' | 'invalid'>('asking');
  if (token === null) return <AnotherVerification />;
  if (state === 'invalid') return <AnotherVerification isLinkInvalid />;
  if (state === 'done') {
    return <Done title={verify.doneTitle} intro={verify.done} onward={onward} />;
  }
  return (
    <SignInLayout unlisted mark={<MailIcon />} title={verify.title} intro={verify.intro}>
      <OnePress
        text={verify.confirm}
        waitingText={verify.confirming}
        act={() => getApi().call(verifyEmail, { body: { token } })}
        onDone={() => {
          setState('done');
          tellSession();
        }}
        onRefused={(error) => {
          if (isLinkInvalid(error)) setState('invalid');
        }}
      />
    </SignInLayout>
  );
}

/** Updates the session, so that screens stop asking for the confirmation. */
function tellSession(): void {
  const session = getSession();
  if (session.store.getState().user) void session.reload().catch(reportError);
}
