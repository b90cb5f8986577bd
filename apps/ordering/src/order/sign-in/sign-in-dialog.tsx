import { LoginForm, RegisterForm } from '@tassis/auth/forms';
import { Button, Dialog, SegmentedControl } from '@tassis/design-system';
import type { Role } from '@tassis/domain';
import { useState } from 'react';
import { useOrderMessages } from '../../messages/order/use-order-messages.ts';
import styles from './sign-in-dialog.module.css';

type SignInDialogProps = {
  open: boolean;
  /** The e-mail address of a person whose session ended while their order was sent. */
  email: string | undefined;
  onSignedIn: (role: Role) => Promise<void>;
  onCancel: () => void;
};

/** Lets a visitor sign in or register before the order is sent. No link in it leaves the page. */
export function SignInDialog({ open, email, onSignedIn, onCancel }: SignInDialogProps) {
  const { signIn: texts } = useOrderMessages();
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      closeOnBackdrop={false}
      title={texts.title}
      description={email === undefined ? texts.description : texts.descriptionAgain}
      closeLabel={texts.close}
      actions={<Button onClick={onCancel}>{texts.cancel}</Button>}
    >
      <SignInForms email={email} onSignedIn={onSignedIn} />
    </Dialog>
  );
}

function SignInForms({ email, onSignedIn }: Pick<SignInDialogProps, 'email' | 'onSignedIn'>) {
  const { signIn: texts } = useOrderMessages();
  const [mode, setMode] = useState<'login' | 'register'>('login');
  const [known, setKnown] = useState<string>();
  const signIn = (address: string) => {
    setKnown(address);
    setMode('login');
  };
  return (
    <div className={styles['root']}>
      <SegmentedControl
        label={texts.choice}
        name="sign-in-mode"
        options={[
          { value: 'login', label: texts.login },
          { value: 'register', label: texts.register },
        ]}
        value={mode}
        onChange={setMode}
      />
      {/* Hidden, not unmounted, so that the input is still there when the choice changes back. */}
      <div hidden={mode !== 'login'}>
        <LoginForm
          key={known}
          email={known ?? email}
          onSuccess={(user) => void onSignedIn(user.user_type)}
        />
      </div>
      <div hidden={mode !== 'register'}>
        <RegisterForm
          clientOnly
          onSignIn={signIn}
          onSuccess={(user) => void onSignedIn(user.user_type)}
        />
      </div>
    </div>
  );
}
