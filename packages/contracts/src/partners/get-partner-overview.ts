import { PARTNER_STATUSES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { PartnerRequest } from './partner-request.ts';

/** Counted up to 1 001, which means more than 1 000. */
const Figures = z.object({
  clients: z.number(),
  requests: z.object({ pending: z.number(), accepted: z.number(), refused: z.number() }),
  /** Orders that are begun and not sent. */
  drafts: z.number(),
  latest: z.array(PartnerRequest),
});

const PartnerOverview = z.object({
  status: z.enum(PARTNER_STATUSES),
  review_reason: z.nullable(z.string()),
  /** Null until the partner is validated. */
  figures: z.nullable(Figures),
});

export const getPartnerOverview = defineContract({
  name: 'getPartnerOverview',
  method: 'GET',
  path: '/partner/overview',
  summary: 'Whether I am validated; then my clients and requests in numbers, and the newest five.',
  auth: ['partner'],
  request: {},
  response: { status: 200, schema: itemAnswer(PartnerOverview) },
  errors: ['unauthenticated', 'forbidden'],
});

export type PartnerOverview = z.output<typeof PartnerOverview>;
