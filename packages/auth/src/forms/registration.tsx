import { ApiError } from '@tassis/api-client';
import type { User } from '@tassis/contracts';
import { Grid, TextInput } from '@tassis/design-system';
import { useContractForm } from '@tassis/forms';
import { useTexts } from '../messages/use-texts.ts';
import { AccountForm } from './account-form.tsx';
import { BusinessFields } from './business-fields.tsx';
import { registrationWords } from './failure-words.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import {
  REGISTRATION_FIELDS,
  REGISTRATIONS,
  type AccountKind,
  type RegistrationName,
} from './registration-kinds.ts';

/** The fields of a new account; on success its owner is signed in. What both kinds ask for is typed once. */
export function Registration({
  kind,
  onSuccess,
}: {
  kind: AccountKind;
  onSuccess?: ((user: User) => void) | undefined;
}) {
  const texts = useTexts();
  const { registration } = texts;
  const form = useContractForm({
    id: 'register',
    initial: REGISTRATION_FIELDS,
    ...REGISTRATIONS[kind],
    oneError: true,
    words: registrationWords(registration),
    findField: (error) => (isTaken(error) ? 'email' : null),
    onSuccess,
  });
  const field = (name: RegistrationName) => ({ ...form.field(name), required: true });
  return (
    <AccountForm form={form} texts={registration}>
      <Grid column="s">
        <TextInput
          {...field('firstName')}
          autoComplete="given-name"
          label={registration.firstName}
        />
        <TextInput
          {...field('secondName')}
          autoComplete="family-name"
          label={registration.secondName}
        />
      </Grid>
      <TextInput {...field('email')} type="email" autoComplete="username" label={texts.email} />
      <TextInput {...field('phone')} type="tel" autoComplete="tel" label={registration.phone} />
      <NewPasswordFields field={field} />
      <BusinessFields field={field} shown={kind === 'accountant'} />
    </AccountForm>
  );
}

function isTaken(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}
