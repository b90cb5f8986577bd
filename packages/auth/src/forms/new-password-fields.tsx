import { PasswordInput, type PasswordInputProps } from '@tassis/design-system';
import { useTexts } from '../messages/use-texts.ts';

type Name = 'password' | 'password_confirmation';

/** The fields of a new password: typed, and repeated. */
export function NewPasswordFields({
  label,
  field,
}: {
  /** Default: 'Mot de passe'. */
  label?: string;
  field: (name: Name) => Pick<PasswordInputProps, 'id' | 'name' | 'required' | 'error'>;
}) {
  const texts = useTexts();
  const both = {
    autoComplete: 'new-password',
    showText: texts.showPassword,
    hideText: texts.hidePassword,
  };
  return (
    <>
      <PasswordInput
        {...field('password')}
        {...both}
        label={label ?? texts.password}
        hint={texts.newPassword.hint}
        strength={texts.newPassword.strength}
      />
      <PasswordInput
        {...field('password_confirmation')}
        {...both}
        label={texts.newPassword.confirmation}
      />
    </>
  );
}
