import { DOMICILIATION_LEGAL_FORMS, IDENTIFICATION_TYPES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { AskedManager, OrderFile, OrderManager } from './order-company.ts';

/** Of a request: what is no list and no file. */
export const domiciliationFields = {
  /** Days as YYYY-MM-DD. */
  start_date: z.string(),
  duration_months: z.number(),
  end_date: z.string(),
  identificationType: z.enum(IDENTIFICATION_TYPES),
  identifierValue: z.string(),
  formJuridique: z.nullable(z.enum(DOMICILIATION_LEGAL_FORMS)),
  companyName: z.string(),
  acronym: z.nullable(z.string()),
  ICE: z.string(),
};

/** The company that moves in, from when, and for how long. */
export const OrderDomiciliation = z.object({
  id: z.uuid(),
  ...domiciliationFields,
  negativeCertificate: z.nullable(OrderFile),
  managers: z.array(OrderManager),
});

/** The same before it is ordered. */
export const AskedDomiciliation = z.object({
  ...domiciliationFields,
  managers: z.array(AskedManager),
});

export type OrderDomiciliation = z.output<typeof OrderDomiciliation>;
