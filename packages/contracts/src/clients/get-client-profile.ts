import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { ClientProfile } from './client-profile.ts';

export const getClientProfile = defineContract({
  name: 'getClientProfile',
  method: 'GET',
  path: '/client/profile',
  summary: 'My own record, with what I want to hear of.',
  auth: ['client'],
  request: {},
  response: { status: 200, schema: itemAnswer(ClientProfile) },
  errors: ['unauthenticated', 'forbidden'],
});
