import {
  emailAddress,
  registrationFirstName,
  registrationLastName,
  registrationPhone,
} from '@tassis/domain';
import { field } from '../rule.ts';
import { newPasswordFields } from './new-password.ts';

/** The fields of every registration. The keys are in the order in which the form reports its first error. */
export const registrationFields = {
  firstName: field(registrationFirstName),
  secondName: field(registrationLastName),
  email: field(emailAddress),
  phone: field(registrationPhone),
  ...newPasswordFields,
};
