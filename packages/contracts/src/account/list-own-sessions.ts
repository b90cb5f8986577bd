import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';

const OwnSession = z.object({
  id: z.uuid(),
  user_agent: z.nullable(z.string()),
  created_at: z.string(),
  last_used_at: z.string(),
  expires_at: z.string(),
  /** The session that makes this request. */
  current: z.boolean(),
});

export type OwnSession = z.output<typeof OwnSession>;

export const listOwnSessions = defineContract({
  name: 'listOwnSessions',
  method: 'GET',
  path: '/user/sessions',
  summary: 'Where I am signed in: the hundred sessions used last.',
  auth: 'any',
  request: {},
  response: { status: 200, schema: itemAnswer(z.array(OwnSession)) },
  errors: ['unauthenticated'],
});
