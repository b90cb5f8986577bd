import { ApiError } from '@tassis/api-client';
import type { User } from '@tassis/contracts';
import { Button, Grid, PersonalDataNote, TextInput } from '@tassis/design-system';
import { useContractForm } from '@tassis/forms';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useState } from 'react';
import { useTexts } from '../messages/use-texts.ts';
import { AccountForm } from './account-form.tsx';
import { BusinessFields } from './business-fields.tsx';
import { getRegistrationFailureTexts } from './failure-texts.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import {
  REGISTRATION_FIELDS,
  REGISTRATIONS,
  type AccountKind,
  type RegistrationName,
} from './registration-kinds.ts';

/** Props of {@link Registration}. */
export type RegistrationProps = {
  kind: AccountKind;
  /** Called once the account exists and the person is signed in. The form itself does not navigate. */
  onSuccess?: (user: User) => void;
  /** Leads to signing in with an address that has an account already; it is not offered if absent. */
  onSignIn?: (email: string) => void;
  /** Stands in a dialog over a page that stays: links open in a new tab. */
  staysHere?: boolean;
};

/**
 * The fields of a new account; on success the person is signed in. A change of the kind keeps the values of the
 * fields that both kinds have.
 */
export function Registration({ kind, onSuccess, onSignIn, staysHere = false }: RegistrationProps) {
  const texts = useTexts();
  const { registration } = texts;
  const { validate, send } = REGISTRATIONS[kind];
  const [taken, setTaken] = useState<string | null>(null);
  const form = useContractForm({
    id: 'register',
    initial: REGISTRATION_FIELDS,
    validate,
    send: async (values) => {
      try {
        return await send(values);
      } catch (error) {
        setTaken(isTaken(error) ? values.email : null);
        throw error;
      }
    },
    oneError: true,
    words: getRegistrationFailureTexts(registration),
    findField: (error) => (isTaken(error) ? 'email' : null),
    onSuccess,
  });
  const field = (name: RegistrationName) => ({ ...form.field(name), required: true });
  const email = field('email');
  const offersSignIn = email.error && taken !== null && onSignIn;
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
      <TextInput
        {...email}
        error={
          offersSignIn ? (
            <>
              {email.error}{' '}
              <Button variant="quiet" size="s" onClick={() => onSignIn(taken)}>
                {texts.login.submit}
              </Button>
            </>
          ) : (
            email.error
          )
        }
        onInput={() => setTaken(null)}
        type="email"
        autoComplete="username"
        label={texts.email}
      />
      <TextInput {...field('phone')} type="tel" autoComplete="tel" label={registration.phone} />
      <NewPasswordFields field={field} />
      <BusinessFields field={field} shown={kind === 'accountant'} />
      <PersonalDataNote
        purpose={registration.purpose[kind]}
        href={paths.privacy}
        LinkComponent={RouterLink}
        opensTab={staysHere}
      />
    </AccountForm>
  );
}

function isTaken(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}
