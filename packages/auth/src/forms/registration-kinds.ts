import type { User } from '@tassis/contracts';
import {
  firstPartnerRegistrationViolation,
  firstRegistrationViolation,
  type FieldViolation,
} from '@tassis/domain';
import { getSession } from '../current-session.ts';

/** The fields of both registrations, by their names on the wire and in the order in which the first error is shown. */
export const REGISTRATION_NAMES = [
  'firstName',
  'secondName',
  'email',
  'phone',
  'password',
  'password_confirmation',
  'businessName',
  'legalStatus',
  'legalForm',
] as const;

export type RegistrationName = (typeof REGISTRATION_NAMES)[number];

/** Who opens an account by themselves. */
export type AccountKind = 'client' | 'accountant';

type Values = Record<RegistrationName, string>;

type Kind = {
  check: (values: Values) => FieldViolation<RegistrationName> | null;
  send: (values: Values) => Promise<User>;
};

/** What each kind must get right, and how it is sent. Only an accountant has a business. */
export const REGISTRATIONS: Record<AccountKind, Kind> = {
  client: {
    check: firstRegistrationViolation,
    send: ({ firstName, secondName, email, phone, password, password_confirmation }) =>
      getSession().registerClient({
        firstName,
        secondName,
        email,
        phone,
        password,
        password_confirmation,
      }),
  },
  accountant: {
    check: firstPartnerRegistrationViolation,
    send: (values) => getSession().registerPartner(values),
  },
};
