import { moroccanDateTime } from '@tassis/domain';
import type { Locale } from '@tassis/messages';
import type { Secrets } from '@tassis/settings';
import type { Executor } from '../../database/client.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { appointmentCalendar } from './appointment-calendar.ts';
import type { AppointmentRow } from './appointment.repository.ts';
import { createAppointmentToken } from './appointment-token.ts';

type MailContext = { locale: Locale; now: Date; keys: Secrets };

/** Writes the mail that confirms or cancels an appointment, with its calendar file. */
export async function mailAppointment(
  tx: Executor,
  appointment: AppointmentRow,
  { locale, now, keys }: MailContext,
): Promise<void> {
  const { id, name, email, slot, phone, cancelledAt } = appointment;
  const template = cancelledAt === null ? 'appointment-booked' : 'appointment-cancelled';
  const calendar = appointmentCalendar(appointment, { locale, now });
  const facts = { name: name ?? '', slot: moroccanDateTime(slot) };
  await queueMail(tx, {
    content:
      template === 'appointment-booked'
        ? { template, ...facts, phone, cancelToken: createAppointmentToken(id, keys) }
        : { template, ...facts },
    attachments: [{ ...calendar, mediaType: 'text/calendar; charset=utf-8' }],
    to: email,
    userId: null,
    locale,
    dedupeKey: `${template}:${id}`,
    now,
  });
}
