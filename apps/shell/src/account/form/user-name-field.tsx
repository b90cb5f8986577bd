import { TextInput } from '@tassis/design-system';
import { useAccountTexts } from '../messages/use-account-texts.ts';

/** Tells a password manager whose password is changed; invisible to everyone else. */
export function UserNameField({ email }: { email: string }) {
  const { account } = useAccountTexts();
  return (
    <div hidden>
      <TextInput label={account} type="email" autoComplete="username" value={email} readOnly />
    </div>
  );
}
