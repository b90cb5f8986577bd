import {
  addressOfAnother,
  emailAddress,
  ORDER_STATUSES,
  PARTNER_REQUEST_KINDS,
  PARTNER_REQUEST_STATUSES,
  invitedFirstName,
  invitedLastName,
  registrationPhone,
  SERVICE_TYPES,
} from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { Mad } from '../money.ts';
import { acrossFields, field, textIn } from '../rule.ts';

/** The client whom a partner asks for a link. */
export const PartnerClientForm = z.strictObject({
  email: field(emailAddress),
  firstName: field(invitedFirstName),
  lastName: field(invitedLastName),
  phone: field(registrationPhone),
});

/** The same for the partner with this address, who cannot be their own client. */
export function createPartnerClientForm(ownEmail: string) {
  const rule = addressOfAnother(ownEmail);
  return PartnerClientForm.check(acrossFields((form) => [['email', rule(textIn(form, 'email'))]]));
}

/** What both sides read of a request. */
export const requestHead = {
  id: z.uuid(),
  kind: z.enum(PARTNER_REQUEST_KINDS),
  status: z.enum(PARTNER_REQUEST_STATUSES),
  /** The service of an order; null for a link. */
  service: z.nullable(z.enum(SERVICE_TYPES)),
  /** The order's total on the day of the request. */
  total: z.nullable(Mad),
  answered_at: z.nullable(z.string()),
  created_at: z.string(),
};

/**
 * A partner's request. Until the link is accepted, the client is as the partner wrote them, without an id, so that it
 * does not reveal whether an address has an account.
 */
export const PartnerRequest = z.object({
  ...requestHead,
  client: z.object({
    id: z.nullable(z.uuid()),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
  }),
  order: z.nullable(z.object({ reference: z.string(), status: z.enum(ORDER_STATUSES) })),
});

/** A client who has accepted a partner's link. */
export const PartnerClient = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  companyName: z.nullable(z.string()),
  ice: z.nullable(z.string()),
  city: z.nullable(z.string()),
  linked_at: z.string(),
});

export type PartnerClientForm = z.output<typeof PartnerClientForm>;
export type PartnerRequest = z.output<typeof PartnerRequest>;
export type PartnerClient = z.output<typeof PartnerClient>;
