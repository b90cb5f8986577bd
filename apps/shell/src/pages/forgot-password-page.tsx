import { useSession } from '@tassis/auth';
import { ForgotPasswordForm } from '@tassis/auth/forms/forgot-password';
import { Button, Cluster, MailIcon, TextLink } from '@tassis/design-system';
import { RouterLink } from '@tassis/platform/router';
import { useState } from 'react';
import { useAccessTexts } from '../messages/access/use-access-texts.ts';
import { useOnward } from './access/use-onward.ts';
import { SignInLayout } from './sign-in-layout.tsx';

/** /forgot-password: says the same whether or not there is an account. */
export function Component() {
  const { forgotten, ...texts } = useAccessTexts();
  const { user } = useSession();
  const onward = useOnward();
  const [typed, setTyped] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  const back = (
    <TextLink href={onward.to} LinkComponent={RouterLink}>
      {user ? onward.text : forgotten.back}
    </TextLink>
  );
  if (isSent && typed !== null) {
    return (
      <SignInLayout
        arrived
        unlisted
        mark={<MailIcon />}
        title={texts.checkMail}
        intro={forgotten.sent(typed)}
      >
        <p>{texts.checkSpam}</p>
        <Cluster gap="m">
          <Button onClick={() => setSent(false)}>{forgotten.again}</Button>
          {back}
        </Cluster>
      </SignInLayout>
    );
  }
  return (
    <SignInLayout unlisted arrived={typed !== null} title={forgotten.title} intro={forgotten.intro}>
      <ForgotPasswordForm
        email={typed ?? user?.email}
        onSent={(email) => {
          setTyped(email);
          setSent(true);
        }}
      />
      <p>{back}</p>
    </SignInLayout>
  );
}
