import type { createCallbackRequest, OutputOf, ParsedInputOf } from '@tassis/contracts';
import { canonicalEmail, moroccanDateTime } from '@tassis/domain';
import type { Locale } from '@tassis/messages';
import type { Secrets } from '@tassis/settings';
import type { Executor } from '../../database/client.ts';
import { appointmentCalendar } from '../appointments/appointment-calendar.ts';
import { mailAppointment } from '../appointments/appointment-mail.ts';
import { assertOffered, slotTaken } from '../appointments/free-slots.service.ts';
import { insertCallbackRequest } from './callback-request.repository.ts';

type Body = ParsedInputOf<typeof createCallbackRequest>['body'];
type Booking = OutputOf<typeof createCallbackRequest>['data'];
type MailContext = { locale: Locale; now: Date; keys: Secrets };

/** Stores a callback request. One with a slot is an appointment: booked once, and confirmed by mail. */
export async function bookCallback(
  tx: Executor,
  body: Body,
  context: MailContext,
): Promise<Booking> {
  const { now } = context;
  const slot = body.slot ? new Date(body.slot) : null;
  if (slot !== null) await assertOffered(tx, slot, now);
  const request = { ...toFields(body), slot };
  const id = await insertCallbackRequest(tx, request, now);
  if (id === null) throw await slotTaken(tx, now);
  if (slot === null || request.email === null) return { id, slot: null, calendar: null };

  const appointment = { ...request, id, slot, email: request.email, cancelledAt: null };
  await mailAppointment(tx, appointment, context);
  const { text: calendar } = appointmentCalendar(appointment, context);
  return { id, slot: moroccanDateTime(slot), calendar };
}

function toFields({ name, phone, message, email }: Body) {
  return {
    name: name?.trim() || null,
    phone: phone.trim(),
    message: message?.trim() || null,
    email: canonicalEmail(email ?? '') || null,
  };
}
