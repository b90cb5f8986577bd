import { IDENTIFICATION_TYPES, ORDER_STATUSES, ROLES, SERVICE_TYPES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { FeeLine } from '../firm/firm.ts';
import { Mad } from '../money.ts';
import { Package } from '../packages/package.ts';

/** How the total is made, in MAD: total = subtotal + vat + fees. */
const OrderPricing = z.object({
  domiciliation: Mad,
  creation: Mad,
  service: Mad,
  subtotal: Mad,
  vat: Mad,
  fees: Mad,
  feesBreakdown: z.array(FeeLine),
  total: Mad,
});

/** As stored: one identifier, the two others null. `firstName` is the family name here. */
const NegativeCertificateRequest = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  identificationType: z.enum(IDENTIFICATION_TYPES),
  cin: z.nullable(z.string()),
  passport: z.nullable(z.string()),
  carteSejour: z.nullable(z.string()),
  formJuridique: z.string(),
  ville: z.string(),
  firstAppelation: z.string(),
  secoundAppelation: z.string(),
  thirdAppelation: z.string(),
  activity: z.string(),
});

const serviceHead = {
  id: z.uuid(),
  type: z.enum(SERVICE_TYPES),
  status: z.enum(ORDER_STATUSES),
};

const orderHead = {
  id: z.uuid(),
  reference: z.string(),
  status: z.enum(ORDER_STATUSES),
  package: z.nullable(Package),
  includeOptionalCompanyCreation: z.boolean(),
  pricing: OrderPricing,
  finalPrice: Mad,
  created_at: z.string(),
  version: z.number(),
};

/** A step of an order's life. */
const TimelineEvent = z.object({
  at: z.string(),
  status: z.nullable(z.enum(ORDER_STATUSES)),
  actor: z.enum([...ROLES, 'system']),
  message: z.nullable(z.string()),
});

/** An order, whole. `package` is the package as it was bought, null for a negative certificate. */
export const Order = z.object({
  ...orderHead,
  services: z.array(
    z.object({
      ...serviceHead,
      data: z.record(z.string(), z.unknown()),
      negative_certificate_request: z.optional(NegativeCertificateRequest),
    }),
  ),
  timeline: z.array(TimelineEvent),
  corrections: z.array(z.object({ field: z.string(), message: z.string() })),
  documents: z.array(z.unknown()),
  bill: z.null(),
});

/** An order in a list. */
export const OrderSummary = z.object({ ...orderHead, services: z.array(z.object(serviceHead)) });

/** An order in the staff's list: also whose it is. */
export const AdminOrderSummary = z.extend(OrderSummary, {
  client: z.object({
    id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
});

export type Order = z.output<typeof Order>;
export type OrderSummary = z.output<typeof OrderSummary>;
export type AdminOrderSummary = z.output<typeof AdminOrderSummary>;
