import { partnerBusinessName, partnerLegalForm, partnerLegalStatus } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';
import { field } from '../rule.ts';
import { confirmed } from './new-password.ts';
import { registrationFields } from './registration-form.ts';
import { AuthAnswer } from './tokens.ts';

export const registerPartner = defineContract({
  name: 'registerPartner',
  method: 'POST',
  path: '/register/partner',
  summary: 'Open an accountant’s account, which waits for an admin’s validation, and sign in.',
  auth: 'public',
  request: {
    body: z
      .strictObject({
        ...registrationFields,
        businessName: field(partnerBusinessName),
        legalStatus: field(partnerLegalStatus),
        legalForm: field(partnerLegalForm),
      })
      .check(confirmed),
  },
  response: { status: 201, schema: AuthAnswer },
  errors: ['email_taken', 'registration_data_invalid', 'registration_throttled'],
  invalidCode: 'registration_data_invalid',
  throttledCode: 'registration_throttled',
});
