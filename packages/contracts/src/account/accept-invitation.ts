import { registrationFirstName, registrationLastName, registrationPhone } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';
import { field } from '../rule.ts';
import { confirmed, newPasswordFields } from './new-password.ts';
import { givenToken } from './given-token.ts';
import { AuthAnswer } from './tokens.ts';

export const acceptInvitation = defineContract({
  name: 'acceptInvitation',
  method: 'POST',
  path: '/invitations/:token/accept',
  summary: 'Open the account that somebody was invited to, and sign in.',
  auth: 'public',
  request: {
    params: z.object({ token: givenToken }),
    body: z
      .strictObject({
        ...newPasswordFields,
        /** Set where the person corrects the invitation. */
        firstName: z.optional(field(registrationFirstName)),
        lastName: z.optional(field(registrationLastName)),
        phone: z.optional(field(registrationPhone)),
      })
      .check(confirmed),
  },
  response: { status: 201, schema: AuthAnswer },
  errors: ['link_invalid', 'email_taken', 'registration_data_invalid', 'registration_throttled'],
  invalidCode: 'registration_data_invalid',
  throttledCode: 'registration_throttled',
});
