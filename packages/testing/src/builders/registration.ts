import type { InputOf, registerClient } from '@tassis/contracts';
import { DEMO_PASSWORD } from './accounts.ts';
import { aPerson } from './person.ts';
import { seeded, type Random } from './random.ts';

export type RegistrationBody = InputOf<typeof registerClient>['body'];

/** The body of POST /register/client. */
export function aRegistration(
  changes: Partial<RegistrationBody> = {},
  random: Random = seeded(9),
): RegistrationBody {
  const { firstName, lastName, email, phone } = aPerson(random);
  return {
    firstName,
    secondName: lastName,
    email,
    phone,
    password: DEMO_PASSWORD,
    password_confirmation: DEMO_PASSWORD,
    ...changes,
  };
}
