import { ROLES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { givenToken } from './given-token.ts';

/** An invitation: whom, by whom, to which role; a client's `phone` may be missing. */
export const Invitation = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.nullable(z.string()),
  role: z.enum(ROLES),
  /** The business of the partner who invites a client, or the firm. */
  invited_by: z.string(),
});

export type Invitation = z.output<typeof Invitation>;

export const getInvitation = defineContract({
  name: 'getInvitation',
  method: 'GET',
  path: '/invitations/:token',
  summary: 'Who invites whom to what; reading it uses nothing up.',
  auth: 'public',
  request: { params: z.object({ token: givenToken }) },
  response: { status: 200, schema: itemAnswer(Invitation) },
  errors: ['link_invalid', 'validation_failed'],
});
