import { getApi } from '@tassis/api-client';
import { acceptInvitation, type Invitation, type User } from '@tassis/contracts';
import {
  registrationFirstName,
  registrationLastName,
  registrationPhone,
  type FieldViolation,
  type Violation,
} from '@tassis/domain';
import { getSession } from '../current-session.ts';
import { isLinkInvalid } from './link-failure.ts';
import { firstNewPasswordViolation } from './new-password.ts';

/** The fields of an invitation, by their names on the wire. */
export const INVITATION_NAMES = [
  'firstName',
  'lastName',
  'phone',
  'password',
  'password_confirmation',
] as const;

type Name = (typeof INVITATION_NAMES)[number];
type Values = Record<Name, string>;

/** The first broken rule, in the order of a registration. Only clients have a phone. */
export function firstInvitationViolation(
  values: Values,
  { asksPhone }: { asksPhone: boolean },
): FieldViolation<Name> | null {
  const checks: [Name, Violation | null][] = [
    ['firstName', registrationFirstName(values.firstName)],
    ['lastName', registrationLastName(values.lastName)],
    ['phone', asksPhone ? registrationPhone(values.phone) : null],
  ];
  for (const [field, violation] of checks) if (violation !== null) return { field, violation };
  return firstNewPasswordViolation(values);
}

/**
 * Opens the account and signs in. A link that an earlier, unanswered try of ours may have used up is perhaps our own
 * account: signing in tells. Throws ApiError.
 */
export async function acceptAs(
  { email, role }: Invitation,
  token: string,
  { phone, ...values }: Values,
): Promise<User> {
  const body = { ...values, ...(role === 'client' && { phone }) };
  try {
    return await getSession().enter(
      await getApi().call(acceptInvitation, { params: { token }, body }),
    );
  } catch (error) {
    if (!isLinkInvalid(error) || !error.mayHaveReachedServer) throw error;
    return getSession()
      .signIn({ email, password: values.password })
      .catch(() => {
        throw error;
      });
  }
}
