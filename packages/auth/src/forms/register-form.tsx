import type { User } from '@tassis/contracts';
import { Alert, SegmentedControl, Stack, TextLink } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useState } from 'react';
import { useTexts } from '../messages/use-texts.ts';
import { ClientRegistration } from './client-registration.tsx';

/** Props of {@link RegisterForm}. */
export type RegisterFormProps = {
  /** Called once the account exists and its owner is signed in. The form itself goes nowhere. */
  onSuccess?: (user: User) => void;
  /** Leaves the choice out: where only a client makes sense. */
  clientOnly?: boolean;
};

/** A new account, of a client or of an accountant. Used by /register and by the dialogs that ask who is there. */
export function RegisterForm({ onSuccess, clientOnly = false }: RegisterFormProps) {
  const [kind, setKind] = useState<'client' | 'accountant'>('client');
  const { registration } = useTexts();
  const form = <ClientRegistration onSuccess={onSuccess} />;
  if (clientOnly) return form;
  return (
    <Stack>
      <SegmentedControl
        label={registration.kind}
        name="account-kind"
        options={[
          { value: 'client', label: registration.client },
          { value: 'accountant', label: registration.accountant },
        ]}
        value={kind}
        onChange={setKind}
      />
      {/* Hidden, not removed: what was typed is there when the choice changes back. */}
      <div hidden={kind !== 'client'}>{form}</div>
      {kind === 'accountant' ? <AccountantsLater /> : null}
    </Stack>
  );
}

function AccountantsLater() {
  const { registration } = useTexts();
  return (
    <Alert
      tone="info"
      title={registration.accountantTitle}
      actions={
        <TextLink href={paths.contact} LinkComponent={RouterLink} variant="standalone">
          {registration.accountantContact}
        </TextLink>
      }
    >
      {registration.accountantText}
    </Alert>
  );
}
