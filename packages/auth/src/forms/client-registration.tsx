import { ApiError } from '@tassis/api-client';
import type { User } from '@tassis/contracts';
import { Alert, Button, Grid, PasswordInput, Stack, TextInput } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { firstRegistrationViolation } from '@tassis/domain';
import { getSession } from '../current-session.ts';
import { useTexts } from '../messages/use-texts.ts';
import { fieldOf } from './field-of.ts';
import { registrationFailure } from './registration-failure.ts';
import { useAccountForm } from './use-account-form.ts';

const NAMES = [
  'firstName',
  'secondName',
  'email',
  'phone',
  'password',
  'password_confirmation',
] as const;

/** The fields of a client's account; on success the client is signed in. */
export function ClientRegistration({
  onSuccess,
}: {
  onSuccess?: ((user: User) => void) | undefined;
}) {
  const texts = useTexts();
  const { registration } = texts;
  const { formProps, banner, bannerText, errorOf, phase } = useAccountForm({
    names: NAMES,
    locale: useLocale(),
    check: firstRegistrationViolation,
    send: (values) => getSession().registerClient(values),
    explain: (error) => ({
      text: registrationFailure(error, registration),
      field: isTaken(error) ? 'email' : fieldOf(error, NAMES),
    }),
    onSuccess,
  });
  const passwordTexts = { showText: texts.showPassword, hideText: texts.hidePassword };
  const field = (name: (typeof NAMES)[number]) => ({
    id: `register-${name}`,
    name,
    required: true,
    error: errorOf(name),
  });
  return (
    <form {...formProps}>
      <Stack>
        {bannerText ? (
          <Alert ref={banner} tone="critical">
            {bannerText}
          </Alert>
        ) : null}
        {phase === 'done' ? <Alert tone="success">{registration.success}</Alert> : null}
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
        <TextInput {...field('email')} type="email" autoComplete="email" label={texts.email} />
        <TextInput {...field('phone')} type="tel" autoComplete="tel" label={registration.phone} />
        <PasswordInput
          {...field('password')}
          {...passwordTexts}
          autoComplete="new-password"
          label={texts.password}
          hint={registration.passwordHint}
        />
        <PasswordInput
          {...field('password_confirmation')}
          {...passwordTexts}
          autoComplete="new-password"
          label={registration.passwordConfirmation}
        />
        <Button
          type="submit"
          variant="primary"
          wide
          loading={phase !== 'idle'}
          loadingText={registration.sending}
        >
          {registration.submit}
        </Button>
      </Stack>
    </form>
  );
}

function isTaken(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}
