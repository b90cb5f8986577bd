import * as z from '@tassis/contracts/schema';
import { listAdminBills } from '../bills/list-admin-bills.ts';
import { defineContract } from '../contract.ts';
import { listAdminDomiciliations } from '../domiciliations/list-admin-domiciliations.ts';
import { wrong } from '../rule.ts';
import { DownloadUrl } from './download-url.ts';

/** The lists of the staff that can be taken away as a table, by the last part of their address. */
export const CSV_LISTS = ['domiciliations', 'payments'] as const;

/**
 * A whole list as CSV. Besides `format`, the query is the list's own: its filters and its search,
 * refused as the list itself would refuse them.
 */
export const linkAdminList = defineContract({
  name: 'linkAdminList',
  method: 'POST',
  path: '/admin/:list/download-link',
  summary: 'A link to a list of the staff as CSV, filtered as the list is.',
  auth: ['admin'],
  listQueries: {
    domiciliations: listAdminDomiciliations.request.query,
    payments: listAdminBills.request.query,
  } satisfies Record<(typeof CSV_LISTS)[number], unknown>,
  request: {
    params: z.strictObject({ list: z.enum(CSV_LISTS, wrong) }),
    query: z.looseObject({ format: z.literal('csv', wrong) }),
  },
  response: { status: 200, schema: DownloadUrl },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
});
