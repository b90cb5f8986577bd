import {
  BILL_STATUSES,
  DOCUMENT_KINDS,
  DOCUMENT_STATUSES,
  IDENTIFICATION_TYPES,
  NEXT_ACTORS,
  ORDER_STATUSES,
  ROLES,
  SERVICE_TYPES,
} from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { FeeLine } from '../firm/firm.ts';
import { Mad } from '../money.ts';
import { Package } from '../packages/package.ts';
import { OrderCompany } from './order-company.ts';
import { OrderDomiciliation } from './order-domiciliation.ts';

/** The parts of the total in MAD: total = subtotal + vat + fees. */
export const OrderPricing = z.object({
  domiciliation: Mad,
  creation: Mad,
  service: Mad,
  subtotal: Mad,
  vat: Mad,
  fees: Mad,
  feesBreakdown: z.array(FeeLine),
  total: Mad,
});

/** As stored: one identifier is set, the two others are null. Here `firstName` is the family name. */
const certificateRequest = {
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
};

export const NegativeCertificateRequest = z.object({ id: z.uuid(), ...certificateRequest });

/** The same before it is ordered. */
export const AskedCertificateRequest = z.object(certificateRequest);

const serviceHead = {
  id: z.uuid(),
  type: z.enum(SERVICE_TYPES),
  status: z.enum(ORDER_STATUSES),
};

const orderHead = {
  id: z.uuid(),
  reference: z.string(),
  status: z.enum(ORDER_STATUSES),
  /** Who has to act next; null once the order is final. */
  next_actor: z.nullable(z.enum(NEXT_ACTORS)),
  /** The day (YYYY-MM-DD) until which the firm has promised its next step; null where nothing is promised. */
  expected_by: z.nullable(z.string()),
  package: z.nullable(Package),
  includeOptionalCompanyCreation: z.boolean(),
  pricing: OrderPricing,
  finalPrice: Mad,
  created_at: z.string(),
  version: z.number(),
};

/** An event of an order's timeline. */
const timelineEvent = {
  at: z.string(),
  status: z.nullable(z.enum(ORDER_STATUSES)),
  actor: z.enum([...ROLES, 'system']),
  message: z.nullable(z.string()),
};

/** An ordered service. `data` is the submitted form, with its files as {@link OrderFile}. */
export const OrderService = z.object({
  ...serviceHead,
  data: z.record(z.string(), z.unknown()),
  company: z.optional(OrderCompany),
  domiciliation: z.optional(OrderDomiciliation),
  negative_certificate_request: z.optional(NegativeCertificateRequest),
});

/** A field that the client must correct, by its path in the submitted body. */
const Correction = z.object({ field: z.string(), message: z.string() });

const OrderDocument = z.object({
  id: z.uuid(),
  kind: z.enum(DOCUMENT_KINDS),
  name: z.string(),
  status: z.enum(DOCUMENT_STATUSES),
  created_at: z.string(),
});

const OrderBill = z.object({
  id: z.uuid(),
  number: z.string(),
  status: z.enum(BILL_STATUSES),
  total: Mad,
  paid: Mad,
  /** Days as YYYY-MM-DD. */
  issued_on: z.string(),
  due_on: z.string(),
});

/** An order in full. `package` is the package as bought; null for a negative certificate. */
export const Order = z.object({
  ...orderHead,
  services: z.array(OrderService),
  timeline: z.array(z.object(timelineEvent)),
  corrections: z.array(Correction),
  documents: z.array(OrderDocument),
  bill: z.nullable(OrderBill),
});

const client = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
});

/** An event as the staff see it. */
export const AdminOrderEvent = z.object({
  ...timelineEvent,
  visible_to_client: z.boolean(),
  /** The author's name; null for the system, and where the account is deleted. */
  author: z.nullable(z.string()),
});

/** Who of the staff sees to an order; null: nobody yet. */
const assignee = z.nullable(z.object({ id: z.uuid(), name: z.string() }));

/** An order in full with its client, and with what its client does not see. */
export const AdminOrder = z.extend(Order, {
  client,
  assigned_to: assignee,
  timeline: z.array(AdminOrderEvent),
  /** When the client wrote the first message that the firm has not answered. */
  awaits_reply_since: z.nullable(z.string()),
});

/** A service in a list. */
const ServiceSummary = z.object({
  ...serviceHead,
  /** On a renewal: the company whose domiciliation goes on. */
  renews: z.optional(z.string()),
});

/** An order in a list. */
export const OrderSummary = z.object({ ...orderHead, services: z.array(ServiceSummary) });

/** An order in the staff's list, with its client and with who of the staff sees to it. */
export const AdminOrderSummary = z.extend(OrderSummary, {
  client,
  assigned_to: assignee,
});

export type Order = z.output<typeof Order>;
export type AdminOrder = z.output<typeof AdminOrder>;
export type OrderSummary = z.output<typeof OrderSummary>;
export type AdminOrderSummary = z.output<typeof AdminOrderSummary>;
