import { DRAFT_SERVICES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { draftFilePath, draftPath } from '../drafts/draft.ts';
import { idParams } from '../params.ts';

/** The client for whom a partner has begun an order, and its form. */
export const partnerDraftParams = z.extend(idParams, draftPath);

/** The same, and the field of a file. */
export const partnerDraftFileParams = z.extend(idParams, draftFilePath);

/** An order that a partner has begun for a client, in the list of all of them: where it was left, not what was typed. */
export const PartnerDraft = z.object({
  service: z.enum(DRAFT_SERVICES),
  client: z.object({
    id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    companyName: z.nullable(z.string()),
  }),
  /** The code of its package. */
  package: z.nullable(z.string()),
  /** Null without a package that the site has shown. */
  package_name: z.nullable(z.string()),
  /** Of a form with steps. */
  step: z.nullable(z.number()),
  updated_at: z.string(),
});

export type PartnerDraft = z.output<typeof PartnerDraft>;
