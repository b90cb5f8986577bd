import * as z from '@tassis/contracts/schema';
import { listAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { listQuery } from '../list-query.ts';
import { Domiciliation } from './domiciliation.ts';

export const listClientDomiciliations = defineContract({
  name: 'listClientDomiciliations',
  method: 'GET',
  path: '/client/domiciliations',
  summary: 'My companies that have their address with the firm, the nearest end first.',
  auth: ['client'],
  request: { query: z.strictObject(listQuery) },
  response: { status: 200, schema: listAnswer(Domiciliation) },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
});
