import { getSession, useSession } from '@tassis/auth';
import { InvitationForm, type InvitationFormProps } from '@tassis/auth/forms/invitation';
import { Alert, MailIcon } from '@tassis/design-system';
import { useState } from 'react';
import { useAccessTexts } from '../../messages/access/use-access-texts.ts';
import { SignInLayout } from '../sign-in-layout.tsx';
import { useLandingRedirect } from '../use-landing.ts';
import { OtherAccount } from './other-account.tsx';

type ReadInvitationProps = Omit<InvitationFormProps, 'onSuccess'>;

/** The invitation, and the form that accepts it. A signed-in person first decides whether to sign out. */
export function ReadInvitation(props: ReadInvitationProps) {
  const { invitation: texts } = useAccessTexts();
  const { user } = useSession();
  // The user before the form, which signs in the new account.
  const [other, setOther] = useState(user);
  const [isAccepted, setAccepted] = useState(false);
  if (other) {
    const leave = () => {
      getSession().signOut();
      setOther(null);
    };
    return <OtherAccount user={other} onLeave={leave} />;
  }
  const { role, invited_by: invitedBy } = props.invitation;
  return (
    <SignInLayout unlisted mark={<MailIcon />} title={texts.title} intro={texts.intro(invitedBy)}>
      {role === 'partner' ? null : (
        <Alert tone="info" live={false} title={texts.grantsTitle}>
          {texts.grants[role](invitedBy)}
        </Alert>
      )}
      <InvitationForm {...props} onSuccess={() => setAccepted(true)} />
      {isAccepted ? <Landing /> : null}
    </SignInLayout>
  );
}

/** Redirects to the landing page of the new account. */
function Landing() {
  useLandingRedirect();
  return null;
}
