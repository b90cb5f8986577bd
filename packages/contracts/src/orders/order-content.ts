import { COMPANY_FORMS } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { companyRecordFields, OrderAssociate, OrderManager } from './order-company.ts';
import { domiciliationFields } from './order-domiciliation.ts';
import { AskedCertificateRequest } from './order.ts';

/** The version of the layout, to be raised when it changes. */
const version = { schema: z.literal(1) };

/** The id of a company or a request, and the stored PDF of its certificate. */
const record = { id: z.uuid(), certificate_file_id: z.nullable(z.uuid()) };

/**
 * What an order asks for, as one document (`orders.content`): the normalised form, with the ids of the records and
 * people in it. Amounts are in MAD, days are YYYY-MM-DD. Only the API uses it: the wire has `Order`.
 */
export const OrderContent = z.discriminatedUnion('kind', [
  z.object({
    ...version,
    kind: z.literal('company_creation'),
    data: z.object({
      ...record,
      ...companyRecordFields,
      associates: z.array(OrderAssociate),
      managers: z.array(OrderManager),
    }),
  }),
  z.object({
    ...version,
    kind: z.literal('domiciliation'),
    data: z.object({ ...record, ...domiciliationFields, managers: z.array(OrderManager) }),
  }),
  z.object({
    ...version,
    kind: z.literal('negative_certificate_request'),
    data: z.extend(AskedCertificateRequest, { formJuridique: z.enum(COMPANY_FORMS) }),
  }),
  /** A domiciliation that goes on. */
  z.object({
    ...version,
    kind: z.literal('renewal'),
    data: z.object({
      domiciliation_id: z.uuid(),
      companyName: z.string(),
      ICE: z.nullable(z.string()),
      start_date: z.string(),
      duration_months: z.number(),
      end_date: z.string(),
    }),
  }),
]);

export type OrderContent = z.output<typeof OrderContent>;
