import * as z from '@tassis/contracts/schema';
import { Mad } from '../money.ts';

/** What a package is made of. Amounts are in MAD before tax; a `company_creation_price` of 0 means included. */
export const packageContent = {
  code: z.string(),
  name: z.string(),
  description: z.string(),
  price: Mad,
  domiciliation_duration_months: z.number(),
  domiciliation_monthly_rate: Mad,
  includes_company_creation: z.boolean(),
  company_creation_price: Mad,
  optional_company_creation: z.boolean(),
  optional_company_creation_price: Mad,
  is_featured: z.boolean(),
  badge_text: z.nullable(z.string()),
  badge_config: z.nullable(z.object({ text: z.optional(z.string()) })),
  highlight_text: z.nullable(z.string()),
  included_services: z.array(z.string()),
  features: z.array(z.string()),
};

/** A package that the firm sells; its texts are in the language of the request, or in French. */
export const Package = z.object({
  id: z.uuid(),
  ...packageContent,
  status: z.enum(['draft', 'published', 'archived']),
  position: z.number(),
  version: z.number(),
});

export type Package = z.output<typeof Package>;
