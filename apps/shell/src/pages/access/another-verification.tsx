import { getApi } from '@tassis/api-client';
import { storeReturnPath, useSession } from '@tassis/auth';
import { requestEmailVerification } from '@tassis/contracts';
import { Button, MailIcon } from '@tassis/design-system';
import { getLandingPath } from '@tassis/domain';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useState } from 'react';
import { useAccessTexts } from '../../messages/access/use-access-texts.ts';
import { SignInLayout } from '../sign-in-layout.tsx';
import { Done } from './done.tsx';
import { LinkProblem } from './link-problem.tsx';
import { OnePress } from './one-press.tsx';

/** For a missing or invalid link: the signed-in person can request a new one, if the address is not confirmed yet. */
export function AnotherVerification({ isLinkInvalid = false }: { isLinkInvalid?: boolean }) {
  const { verify, ...texts } = useAccessTexts();
  const { user } = useSession();
  const [isSent, setSent] = useState(false);
  const problem = isLinkInvalid
    ? { title: verify.invalidTitle, intro: verify.invalid }
    : { title: texts.missingTitle, intro: texts.missing };
  if (user === null) {
    return (
      <LinkProblem
        {...problem}
        intro={`${problem.intro} ${verify.askVisitor}`}
        actions={<SignIn />}
      />
    );
  }
  if (user.email_verified) {
    const onward = { to: getLandingPath(user.user_type), text: texts.continue };
    return <Done title={verify.doneTitle} intro={verify.done} onward={onward} />;
  }
  if (isSent) {
    return (
      <SignInLayout
        arrived
        unlisted
        mark={<MailIcon />}
        title={texts.checkMail}
        intro={verify.sent(user.email)}
      >
        <p>{texts.checkSpam}</p>
      </SignInLayout>
    );
  }
  return (
    <LinkProblem
      {...problem}
      intro={`${problem.intro} ${verify.ask(user.email)}`}
      actions={
        <OnePress
          text={verify.send}
          waitingText={verify.sending}
          act={() => getApi().call(requestEmailVerification, {})}
          onDone={() => setSent(true)}
        />
      }
    />
  );
}

/** Stores this page as the one to return to after the login. */
function SignIn() {
  const { signIn } = useAccessTexts();
  return (
    <Button
      variant="primary"
      wide
      href={paths.login}
      LinkComponent={RouterLink}
      onClick={() => storeReturnPath(paths.verifyEmail)}
    >
      {signIn}
    </Button>
  );
}
