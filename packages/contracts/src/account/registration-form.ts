import {
  emailAddress,
  registrationFirstName,
  registrationLastName,
  registrationPhone,
} from '@tassis/domain';
import { field } from '../rule.ts';
import { newPasswordFields } from './new-password.ts';

/** What everybody says who registers. Keys stand in the order in which the form shows its first error. */
export const registrationFields = {
  firstName: field(registrationFirstName),
  secondName: field(registrationLastName),
  email: field(emailAddress),
  phone: field(registrationPhone),
  ...newPasswordFields,
};
