import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';
import { User } from './user.ts';

export const getUser = defineContract({
  name: 'getUser',
  method: 'GET',
  path: '/user',
  summary: 'Who is signed in, with the role as the server knows it.',
  auth: 'any',
  request: {},
  response: { status: 200, schema: z.object({ user: User }) },
  errors: ['unauthenticated'],
});
