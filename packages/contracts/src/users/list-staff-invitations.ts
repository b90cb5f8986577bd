import * as z from '@tassis/contracts/schema';
import { listAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { listQuery } from '../list-query.ts';
import { StaffInvitation } from './staff-invitation.ts';

const { search: _, ...pages } = listQuery;

export const listStaffInvitations = defineContract({
  name: 'listStaffInvitations',
  method: 'GET',
  path: '/admin/invitations',
  summary: 'Invitations of colleagues that wait to be accepted, newest first.',
  auth: ['admin'],
  request: { query: z.strictObject(pages) },
  response: { status: 200, schema: listAnswer(StaffInvitation) },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
});
