import { SegmentedControl, Stack } from '@tassis/design-system';
import { useState } from 'react';
import { useTexts } from '../messages/use-texts.ts';
import { Registration, type RegistrationProps } from './registration.tsx';
import type { AccountKind } from './registration-kinds.ts';

export type { AccountKind };

/** Props of {@link RegisterForm}. */
export type RegisterFormProps = Omit<RegistrationProps, 'kind'> & {
  /** Offers client accounts only. */
  clientOnly?: boolean;
  /** Called when the other kind of account is chosen; it begins with a client's. */
  onKindChange?: (kind: AccountKind) => void;
};

/** The registration form of clients and accountants. Used by /register and by the sign-in dialogs. */
export function RegisterForm({ clientOnly = false, onKindChange, ...rest }: RegisterFormProps) {
  const [kind, setKind] = useState<AccountKind>('client');
  const { registration } = useTexts();
  if (clientOnly) return <Registration kind="client" {...rest} />;
  return (
    <Stack gap="l">
      <SegmentedControl
        label={registration.kind}
        name="account-kind"
        options={[
          { value: 'client', label: registration.client },
          { value: 'accountant', label: registration.accountant },
        ]}
        value={kind}
        onChange={(chosen) => {
          setKind(chosen);
          onKindChange?.(chosen);
        }}
      />
      <Registration kind={kind} {...rest} />
    </Stack>
  );
}
