import * as z from '@tassis/contracts/schema';
import { givenToken } from '../account/given-token.ts';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { Appointment } from './appointment.ts';

export const cancelAppointment = defineContract({
  name: 'cancelAppointment',
  method: 'POST',
  path: '/appointments/:token/cancel',
  summary:
    'Cancel an appointment with the token of its mail and free its half hour; again is no error.',
  auth: 'public',
  request: { params: z.object({ token: givenToken }) },
  response: { status: 200, schema: itemAnswer(Appointment) },
  errors: ['link_invalid', 'validation_failed'],
});
