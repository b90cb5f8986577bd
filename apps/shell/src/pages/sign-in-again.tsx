import { clearReturnPath, getSession, useSession } from '@tassis/auth';
import { LoginForm } from '@tassis/auth/forms/login';
import type { User } from '@tassis/contracts';
import { ConfirmDialog, Dialog } from '@tassis/design-system';
import { getLandingPath } from '@tassis/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../messages/use-texts.ts';

/**
 * A dialog over a page whose session has ended: the same person continues on the page; another person is redirected to
 * their landing page; after closing it, the guard redirects to /login.
 */
export function SignInAgain() {
  const { signInAgain: texts } = useTexts();
  const { user } = useSession();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const [before] = useState(user);

  const onSuccess = (now: User) => {
    if (now.id === before?.id) return;
    clearReturnPath();
    void navigate(getLandingPath(now.user_type), { replace: true });
  };

  return (
    <>
      <Dialog
        open={!leaving}
        onClose={() => setLeaving(true)}
        closeOnBackdrop={false}
        size="s"
        title={texts.title}
        description={texts.text}
        closeLabel={texts.leave}
      >
        <LoginForm email={before?.email} staysHere onSuccess={onSuccess} />
      </Dialog>
      <ConfirmDialog
        open={leaving}
        onCancel={() => setLeaving(false)}
        onConfirm={() => getSession().giveUp()}
        danger
        title={texts.leaveTitle}
        consequence={texts.leaveText}
        confirmText={texts.leave}
        cancelText={texts.stay}
        closeLabel={texts.stay}
      />
    </>
  );
}
