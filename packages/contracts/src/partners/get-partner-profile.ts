import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { PartnerProfile } from './partner-profile.ts';

export const getPartnerProfile = defineContract({
  name: 'getPartnerProfile',
  method: 'GET',
  path: '/partner/profile',
  summary: 'My own record, whether validated or not.',
  auth: ['partner'],
  request: {},
  response: { status: 200, schema: itemAnswer(PartnerProfile) },
  errors: ['unauthenticated', 'forbidden'],
});
