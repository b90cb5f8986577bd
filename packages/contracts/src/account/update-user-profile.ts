import {
  registrationFirstName,
  registrationLastName,
  registrationPhone,
  requiredLine,
} from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { field } from '../rule.ts';
import { User } from './user.ts';

/** Clients and partners may change the first three, the staff the last; the API refuses others. */
const ProfileForm = z.strictObject({
  firstName: z.optional(field(registrationFirstName)),
  lastName: z.optional(field(registrationLastName)),
  phone: z.optional(field(registrationPhone)),
  userName: z.optional(field(requiredLine('user_name_required'))),
});

export type ProfileForm = z.output<typeof ProfileForm>;

export const updateUserProfile = defineContract({
  name: 'updateUserProfile',
  method: 'PUT',
  path: '/user/profile',
  summary: 'Change my name and phone, whatever my role; what is absent stays.',
  auth: 'any',
  request: { body: ProfileForm },
  response: { status: 200, schema: itemAnswer(User) },
  errors: ['unauthenticated', 'validation_failed'],
});
