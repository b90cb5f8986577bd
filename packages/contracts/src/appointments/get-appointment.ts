import * as z from '@tassis/contracts/schema';
import { givenToken } from '../account/given-token.ts';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { Appointment } from './appointment.ts';

export const getAppointment = defineContract({
  name: 'getAppointment',
  method: 'GET',
  path: '/appointments/:token',
  summary: 'The appointment that a mail confirmed; reading it cancels nothing.',
  auth: 'public',
  request: { params: z.object({ token: givenToken }) },
  response: { status: 200, schema: itemAnswer(Appointment) },
  errors: ['link_invalid', 'validation_failed'],
});
