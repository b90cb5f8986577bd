import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { wrong } from '../rule.ts';
import { User } from './user.ts';
import { defineContract } from '../contract.ts';

export const changePreferences = defineContract({
  name: 'changePreferences',
  method: 'PUT',
  path: '/user/preferences',
  summary: 'Choose the language of mails and notifications.',
  auth: 'any',
  request: { body: z.strictObject({ locale: z.enum(['fr', 'en'], wrong) }) },
  response: { status: 200, schema: itemAnswer(User) },
  errors: ['unauthenticated', 'validation_failed'],
});
