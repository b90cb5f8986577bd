import { acceptInvitation, type Invitation, type User } from '@tassis/contracts';
import { Grid, PersonalDataNote, TextInput } from '@tassis/design-system';
import { contractValidator, useContractForm } from '@tassis/forms';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useTexts } from '../messages/use-texts.ts';
import { openAccountAndSignIn } from './open-account-and-sign-in.ts';
import { AccountForm } from './account-form.tsx';
import { getRegistrationFailureTexts } from './failure-texts.ts';
import { catchInvalidLink } from './link-failure.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

const validate = contractValidator(acceptInvitation.request.body);

/** Props of {@link InvitationForm}. */
export type InvitationFormProps = {
  /** The token in the mail's link. */
  token: string;
  invitation: Invitation;
  /** Called once the account exists and the person is signed in. */
  onSuccess: (user: User) => void;
  onLinkInvalid: () => void;
};

/** Opens the account of an invited person; their data are filled in and can be corrected. */
export function InvitationForm(props: InvitationFormProps) {
  const { token, invitation, onSuccess, onLinkInvalid } = props;
  const texts = useTexts();
  const { registration } = texts;
  const isClient = invitation.role === 'client';
  const form = useContractForm({
    id: 'invitation',
    initial: {
      firstName: invitation.firstName,
      lastName: invitation.lastName,
      phone: invitation.phone ?? '',
      password: '',
      password_confirmation: '',
    },
    // Only clients have a phone number.
    toBody: ({ phone, ...values }) => ({ ...values, ...(isClient && { phone }) }),
    validate,
    send: (body) =>
      openAccountAndSignIn(invitation, token, body).catch(catchInvalidLink(onLinkInvalid)),
    oneError: true,
    words: getRegistrationFailureTexts(registration),
    onSuccess,
  });
  const field = (name: Parameters<typeof form.field>[0]) => ({
    ...form.field(name),
    required: true,
  });
  return (
    <AccountForm form={form} texts={{ ...registration, submit: texts.invitation.submit }}>
      <TextInput
        id="invitation-email"
        name="email"
        type="email"
        autoComplete="username"
        readOnly
        defaultValue={invitation.email}
        label={texts.invitation.email}
      />
      <Grid column="s">
        <TextInput
          {...field('firstName')}
          autoComplete="given-name"
          label={registration.firstName}
        />
        <TextInput
          {...field('lastName')}
          autoComplete="family-name"
          label={registration.secondName}
        />
      </Grid>
      {isClient ? (
        <TextInput {...field('phone')} type="tel" autoComplete="tel" label={registration.phone} />
      ) : null}
      <NewPasswordFields field={field} />
      <PersonalDataNote
        purpose={registration.purpose.client}
        href={paths.privacy}
        LinkComponent={RouterLink}
      />
    </AccountForm>
  );
}
