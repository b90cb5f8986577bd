import {
  clientIce,
  lineOfText,
  registrationFirstName,
  registrationLastName,
  registrationPhone,
} from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { field, wrong } from '../rule.ts';

/** A text that may be left empty: then it is null. */
const line = z.nullable(field(lineOfText));

const NotificationPreferences = z.strictObject({
  order: z.boolean(wrong),
  document: z.boolean(wrong),
  bill: z.boolean(wrong),
  warning: z.boolean(wrong),
});

/** What a client may change of their own record. Company, ICE and address stand on the bills. */
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

export const ClientProfile = z.extend(ClientProfileForm, {
  id: z.uuid(),
  email: z.string(),
  version: z.number(),
});

export type ClientProfile = z.output<typeof ClientProfile>;
export type ClientProfileForm = z.output<typeof ClientProfileForm>;
