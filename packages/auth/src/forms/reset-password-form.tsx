import { getApi } from '@tassis/api-client';
import { resetPassword } from '@tassis/contracts';
import { contractValidator, useContractForm } from '@tassis/forms';
import { useTexts } from '../messages/use-texts.ts';
import { AccountForm } from './account-form.tsx';
import { catchInvalidLink } from './link-failure.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

const validate = contractValidator(resetPassword.request.body);

/** Props of {@link ResetPasswordForm}. */
export type ResetPasswordFormProps = {
  /** The token in the mail's link. */
  token: string;
  onSuccess: () => void;
  /** The link is invalid. `perhapsOurs`: an earlier attempt of this form that got no answer may have used it. */
  onLinkInvalid: (perhapsOurs: boolean) => void;
};

/** Sets a new password with the link of a mail. */
export function ResetPasswordForm({ token, onSuccess, onLinkInvalid }: ResetPasswordFormProps) {
  const { newPassword } = useTexts();
  const form = useContractForm({
    id: 'reset',
    initial: { password: '', password_confirmation: '' },
    toBody: (values) => ({ token, ...values }),
    validate,
    send: (body) =>
      getApi()
        .call(resetPassword, { body })
        .catch(catchInvalidLink(({ mayHaveReachedServer }) => onLinkInvalid(mayHaveReachedServer))),
    oneError: true,
    onSuccess,
  });
  return (
    <AccountForm form={form} texts={newPassword}>
      <NewPasswordFields
        label={newPassword.label}
        field={(name) => ({ ...form.field(name), required: true })}
      />
    </AccountForm>
  );
}
