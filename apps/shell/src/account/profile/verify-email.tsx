import { getApi } from '@tassis/api-client';
import { requestEmailVerification } from '@tassis/contracts';
import { Alert, Button, MailIcon } from '@tassis/design-system';
import { useState } from 'react';
import { useAction } from '@tassis/dashboard';
import { useAccountTexts } from '../messages/use-account-texts.ts';

/** Sends the verification mail again. */
export function VerifyEmail() {
  const { profile } = useAccountTexts();
  const [sent, setSent] = useState(false);
  const { run, pending, failure } = useAction(async () => {
    await getApi().call(requestEmailVerification, {});
    setSent(true);
  });
  if (sent) return <Alert tone="success">{profile.resent}</Alert>;
  return (
    <>
      <Button
        size="s"
        iconStart={<MailIcon size={18} />}
        loading={pending}
        loadingText={profile.resending}
        onClick={() => run()}
      >
        {profile.resend}
      </Button>
      {failure ? <Alert tone="critical">{failure}</Alert> : null}
    </>
  );
}
