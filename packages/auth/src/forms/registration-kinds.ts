import { registerClient, registerPartner, type User } from '@tassis/contracts';
import { contractValidator, type Validate } from '@tassis/forms';
import { getSession } from '../current-session.ts';

/** The fields of both registrations, by their names on the wire and in the order in which the first error is shown. */
export const REGISTRATION_FIELDS = {
  firstName: '',
  secondName: '',
  email: '',
  phone: '',
  password: '',
  password_confirmation: '',
  businessName: '',
  legalStatus: '',
  legalForm: '',
};

type Values = typeof REGISTRATION_FIELDS;
export type RegistrationName = keyof Values;

/** The kinds of account that a person can open without an invitation. */
export type AccountKind = 'client' | 'accountant';

type Kind = { validate: Validate<Values>; send: (values: Values) => Promise<User> };

const clientRules = contractValidator(registerClient.request.body);

/** The rules of each kind and the call that sends it. Only an accountant has a business. */
export const REGISTRATIONS: Record<AccountKind, Kind> = {
  client: {
    validate: (values, locale) => clientRules(personIn(values), locale),
    send: (values) => getSession().registerClient(personIn(values)),
  },
  accountant: {
    validate: contractValidator(registerPartner.request.body),
    send: (values) => getSession().registerPartner(values),
  },
};

function personIn(values: Values) {
  const { firstName, secondName, email, phone, password, password_confirmation } = values;
  return { firstName, secondName, email, phone, password, password_confirmation };
}
