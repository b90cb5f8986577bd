import {
  emailAddress,
  registrationFirstName,
  registrationLastName,
  registrationPhone,
} from '@tassis/domain';
import { text } from '../rule.ts';
import { newPasswordFields } from './new-password.ts';

/** What everybody says who registers. Keys stand in the order in which the form shows its first error. */
export const registrationFields = {
  firstName: text('first_name_required', registrationFirstName),
  secondName: text('last_name_required', registrationLastName),
  email: text('email_required', emailAddress),
  phone: text('phone_required', registrationPhone),
  ...newPasswordFields,
};
