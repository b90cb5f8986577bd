import {
  clientIce,
  lineOfText,
  registrationFirstName,
  registrationLastName,
  registrationPhone,
} from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { field, wrong } from '../rule.ts';

/** An optional text; an empty one becomes null. */
const line = z.nullable(field(lineOfText));

const Channels = z.strictObject({ mail: z.boolean(wrong), site: z.boolean(wrong) });

/** Of which types a client is told, by mail and on the site. */
export const NotificationPreferences = z.strictObject({
  order: Channels,
  document: Channels,
  bill: Channels,
  warning: Channels,
});

/** The fields of their own record that a client may change. Bills print company, ICE and address. */
export const ClientProfileForm = z.strictObject({
  firstName: field(registrationFirstName),
  lastName: field(registrationLastName),
  phone: field(registrationPhone),
  companyName: line,
  ice: z.nullable(field(clientIce)),
  address: line,
  city: line,
  notification_preferences: NotificationPreferences,
});

/** A client's own record. Its texts may be older than the rules of the form, which is how they are put right. */
export const ClientProfile = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  companyName: z.nullable(z.string()),
  ice: z.nullable(z.string()),
  address: z.nullable(z.string()),
  city: z.nullable(z.string()),
  notification_preferences: NotificationPreferences,
  version: z.number(),
});

export type ClientProfile = z.output<typeof ClientProfile>;
export type ClientProfileForm = z.output<typeof ClientProfileForm>;
