import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';

/** When a consultation of half an hour can begin, soonest first, as clocks in Morocco show it: '2026-11-30T10:30:00+01:00'. */
export const AppointmentSlots = z.array(z.string());

export const listAppointmentSlots = defineContract({
  name: 'listAppointmentSlots',
  method: 'GET',
  path: '/appointment-slots',
  summary: 'Free half hours of the next working days for the free consultation, soonest first.',
  auth: 'public',
  request: {},
  response: { status: 200, schema: itemAnswer(AppointmentSlots) },
  errors: [],
});
