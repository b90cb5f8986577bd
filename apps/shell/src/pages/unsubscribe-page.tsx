import { getApi } from '@tassis/api-client';
import { isLinkInvalid } from '@tassis/auth/forms/link-failure';
import { unsubscribeFromNewsletter } from '@tassis/contracts';
import { Button, MailIcon } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useState } from 'react';
import { useAccessTexts } from '../messages/access/use-access-texts.ts';
import { useTexts } from '../messages/use-texts.ts';
import { Done } from './access/done.tsx';
import { LinkProblem } from './access/link-problem.tsx';
import { OnePress } from './access/one-press.tsx';
import { useToken } from './access/use-token.ts';
import { SignInLayout } from './sign-in-layout.tsx';

/** /unsubscribe?token=…: a press unsubscribes, not the visit, because mail scanners open links. */
export function Component() {
  const { unsubscribe } = useAccessTexts();
  const { backHome } = useTexts();
  const token = useToken();
  const [state, setState] = useState<'asking' | 'done' | 'invalid'>('asking');
  if (token === null) return <LinkProblem actions={<Write />} />;
  if (state === 'invalid') {
    const { invalidTitle, invalid } = unsubscribe;
    return <LinkProblem title={invalidTitle} intro={invalid} actions={<Write />} />;
  }
  if (state === 'done') {
    const onward = { to: paths.home, text: backHome };
    return <Done title={unsubscribe.doneTitle} intro={unsubscribe.done} onward={onward} />;
  }
  return (
    <SignInLayout unlisted mark={<MailIcon />} title={unsubscribe.title} intro={unsubscribe.intro}>
      <OnePress
        text={unsubscribe.leave}
        waitingText={unsubscribe.leaving}
        act={() => getApi().call(unsubscribeFromNewsletter, { body: { token } })}
        onDone={() => setState('done')}
        onRefused={(error) => {
          if (isLinkInvalid(error)) setState('invalid');
        }}
      />
    </SignInLayout>
  );
}

function Write() {
  const { unsubscribe } = useAccessTexts();
  return (
    <Button variant="primary" wide href={paths.contact} LinkComponent={RouterLink}>
      {unsubscribe.write}
    </Button>
  );
}
