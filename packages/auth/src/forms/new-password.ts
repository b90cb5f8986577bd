import { newPassword, passwordConfirmation, type FieldViolation } from '@tassis/domain';

/** The fields of a password that is being chosen, by their names on the wire. */
export const NEW_PASSWORD_NAMES = ['password', 'password_confirmation'] as const;

type Name = (typeof NEW_PASSWORD_NAMES)[number];

/** First the password's own rules, then that it was typed twice the same. */
export function firstNewPasswordViolation(
  values: Record<Name, string>,
): FieldViolation<Name> | null {
  const { password, password_confirmation: again } = values;
  const ofPassword = newPassword(password);
  if (ofPassword) return { field: 'password', violation: ofPassword };
  const violation = passwordConfirmation(password, again);
  return violation && { field: 'password_confirmation', violation };
}
