import { APPOINTMENT_MINUTES } from '@tassis/domain';
import type { Locale } from '@tassis/messages';
import ical, { ICalAlarmType, ICalEventStatus } from 'ical-generator';
import type { AppointmentRow } from './appointment.repository.ts';

const WORDS = {
  fr: {
    file: 'rendez-vous',
    summary: 'Consultation gratuite de 30 minutes',
    description: (phone: string) => `Nous vous appelons au ${phone}.`,
  },
  en: {
    file: 'appointment',
    summary: 'Free 30-minute consultation',
    description: (phone: string) => `We call you on ${phone}.`,
  },
} as const satisfies Record<Locale, unknown>;

/** How long before the call a calendar reminds its owner. */
const REMINDER_SECONDS = 15 * 60;

/** An appointment as a calendar event. A cancellation changes the same event: same id, later sequence. */
export function appointmentCalendar(
  { id, slot, phone, cancelledAt }: Pick<AppointmentRow, 'id' | 'slot' | 'phone' | 'cancelledAt'>,
  { locale, now }: { locale: Locale; now: Date },
): { name: string; text: string } {
  const words = WORDS[locale];
  const isCancelled = cancelledAt !== null;
  const calendar = ical({ prodId: { company: 'Tassis', product: 'Consultation' } });
  calendar.createEvent({
    id,
    sequence: isCancelled ? 1 : 0,
    stamp: now,
    start: slot,
    end: new Date(slot.getTime() + APPOINTMENT_MINUTES * 60_000),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: words.summary,
    description: words.description(phone),
    alarms: isCancelled
      ? []
      : [
          {
            type: ICalAlarmType.display,
            triggerBefore: REMINDER_SECONDS,
            description: words.summary,
          },
        ],
  });
  return { name: `${words.file}.ics`, text: calendar.toString() };
}
