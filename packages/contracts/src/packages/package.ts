import * as z from '@tassis/contracts/schema';
import { Mad } from '../money.ts';

/** A package that the firm sells. Amounts are in MAD before tax; a `company_creation_price` of 0 means included. */
export const Package = z.object({
  id: z.uuid(),
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
  status: z.enum(['draft', 'published', 'archived']),
  position: z.number(),
  version: z.number(),
});

export type Package = z.output<typeof Package>;
