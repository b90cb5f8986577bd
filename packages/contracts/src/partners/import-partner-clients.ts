import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { IdempotencyHeaders } from '../idempotency-key.ts';
import { wrong } from '../rule.ts';

/** Most rows of one import. */
const ROWS_MAX = 200;

const ROW_STATUSES = ['ready', 'asked', 'already_asked', 'repeated', 'invalid'] as const;

const ImportedRow = z.object({
  /** From 0. */
  row: z.number(),
  status: z.enum(ROW_STATUSES),
  /** The errors by field. */
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
});

export const importPartnerClients = defineContract({
  name: 'importPartnerClients',
  method: 'POST',
  path: '/partner/clients/import',
  summary:
    'Ask up to 200 people to be my clients. With `dry_run` nobody is asked, and each row is told what would happen; without, rows that are not in order are left out.',
  auth: ['partner'],
  idempotent: true,
  bodyLimit: 256 * 1024,
  request: {
    headers: IdempotencyHeaders,
    body: z.strictObject({
      rows: z
        .array(z.record(z.string(), z.unknown(), wrong), wrong)
        .check(z.minLength(1, wrong), z.maxLength(ROWS_MAX, { error: 'too_many_items' })),
      dry_run: z.boolean(wrong),
    }),
  },
  response: {
    status: 201,
    schema: itemAnswer(z.object({ dry_run: z.boolean(), rows: z.array(ImportedRow) })),
  },
  errors: [
    'unauthenticated',
    'forbidden',
    'partner_not_validated',
    'validation_failed',
    'idempotency_key_reused',
    'idempotency_in_progress',
  ],
});

export type ImportedRow = z.output<typeof ImportedRow>;
