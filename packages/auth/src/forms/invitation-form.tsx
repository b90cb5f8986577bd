import type { Invitation, User } from '@tassis/contracts';
import { Grid, TextInput } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { useTexts } from '../messages/use-texts.ts';
import { AccountForm } from './account-form.tsx';
import { registrationWords } from './failure-words.ts';
import { acceptAs, firstInvitationViolation, INVITATION_NAMES } from './invitation-fields.ts';
import { tellLinkInvalid } from './link-failure.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useAccountForm } from './use-account-form.ts';

/** Props of {@link InvitationForm}. */
export type InvitationFormProps = {
  /** What the mail's link carries. */
  token: string;
  invitation: Invitation;
  /** Called once the account exists and its owner is signed in. */
  onSuccess: (user: User) => void;
  onLinkInvalid: () => void;
};

/** The account of somebody who was invited: who they are is known, but for what they correct. */
export function InvitationForm(props: InvitationFormProps) {
  const { token, invitation, onSuccess, onLinkInvalid } = props;
  const texts = useTexts();
  const { registration } = texts;
  const isClient = invitation.role === 'client';
  const form = useAccountForm({
    names: INVITATION_NAMES,
    locale: useLocale(),
    check: (values) => firstInvitationViolation(values, { asksPhone: isClient }),
    send: (values) => acceptAs(invitation, token, values).catch(tellLinkInvalid(onLinkInvalid)),
    words: registrationWords(registration),
    onSuccess,
  });
  const field = (name: (typeof INVITATION_NAMES)[number]) => ({
    id: `invitation-${name}`,
    name,
    required: true,
    error: form.errorOf(name),
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
          defaultValue={invitation.firstName}
          label={registration.firstName}
        />
        <TextInput
          {...field('lastName')}
          autoComplete="family-name"
          defaultValue={invitation.lastName}
          label={registration.secondName}
        />
      </Grid>
      {isClient ? (
        <TextInput
          {...field('phone')}
          type="tel"
          autoComplete="tel"
          defaultValue={invitation.phone ?? ''}
          label={registration.phone}
        />
      ) : null}
      <NewPasswordFields field={field} />
    </AccountForm>
  );
}
