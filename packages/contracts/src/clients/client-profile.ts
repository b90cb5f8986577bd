import {
  clientIce,
  lineOfText,
  registrationFirstName,
  registrationLastName,
  registrationPhone,
} from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { text } from '../rule.ts';

const wrong = { error: 'invalid_value' };

/** A text that may be left empty: then it is null. */
const line = z.nullable(text('invalid_value', lineOfText));

const NotificationPreferences = z.strictObject({
  order: z.boolean(wrong),
  document: z.boolean(wrong),
  bill: z.boolean(wrong),
  warning: z.boolean(wrong),
});

/** What a client may change of their own record. Company, ICE and address stand on the bills. */
export const ClientProfileForm = z.strictObject({
  firstName: text('first_name_required', registrationFirstName),
  lastName: text('last_name_required', registrationLastName),
  phone: text('phone_required', registrationPhone),
  companyName: line,
  ice: z.nullable(text('invalid_value', clientIce)),
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
