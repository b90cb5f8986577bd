import { WARNING_STATUSES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';
import { listQuery } from '../list-query.ts';
import { EndingCertificate } from '../overview/get-client-overview.ts';
import { wrong } from '../rule.ts';
import { DomiciliationWarning, warningsAnswer } from './domiciliation-warning.ts';

export const listClientWarnings = defineContract({
  name: 'listClientWarnings',
  method: 'GET',
  path: '/client/domiciliation-warnings',
  summary:
    'My domiciliations that are near or past their end, the nearest end first; beside them my certificates.',
  auth: ['client'],
  request: {
    query: z.strictObject({ ...listQuery, status: z.optional(z.enum(WARNING_STATUSES, wrong)) }),
  },
  response: {
    status: 200,
    schema: z.extend(warningsAnswer(DomiciliationWarning), {
      /** The same twenty on every page; those past their end for thirty days. */
      certificates: z.array(EndingCertificate),
    }),
  },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
});
