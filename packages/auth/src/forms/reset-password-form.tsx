import { getApi } from '@tassis/api-client';
import { resetPassword } from '@tassis/contracts';
import { useLocale } from '@tassis/design-system/host';
import { useTexts } from '../messages/use-texts.ts';
import { AccountForm } from './account-form.tsx';
import { tellLinkInvalid } from './link-failure.ts';
import { firstNewPasswordViolation, NEW_PASSWORD_NAMES } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useAccountForm } from './use-account-form.ts';

/** Props of {@link ResetPasswordForm}. */
export type ResetPasswordFormProps = {
  /** What the mail's link carries. */
  token: string;
  onSuccess: () => void;
  /** The link is good for nothing. `perhapsOurs`: an earlier try of this form, unanswered, may have used it. */
  onLinkInvalid: (perhapsOurs: boolean) => void;
};

/** A new password by the link of a mail. */
export function ResetPasswordForm({ token, onSuccess, onLinkInvalid }: ResetPasswordFormProps) {
  const { newPassword } = useTexts();
  const form = useAccountForm({
    names: NEW_PASSWORD_NAMES,
    locale: useLocale(),
    check: firstNewPasswordViolation,
    send: (values) =>
      getApi()
        .call(resetPassword, { body: { token, ...values } })
        .catch(tellLinkInvalid(({ mayHaveReachedServer }) => onLinkInvalid(mayHaveReachedServer))),
    onSuccess,
  });
  return (
    <AccountForm form={form} texts={newPassword}>
      <NewPasswordFields
        label={newPassword.label}
        field={(name) => ({
          id: `reset-${name}`,
          name,
          required: true,
          error: form.errorOf(name),
        })}
      />
    </AccountForm>
  );
}
