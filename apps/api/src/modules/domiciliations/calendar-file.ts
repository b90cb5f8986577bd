import { formatDate, type Locale } from '@tassis/messages';
import ical, { ICalAlarmType } from 'ical-generator';
import type { DomiciliationRow } from './domiciliation.repository.ts';

const DAY_SECONDS = 86_400;
/** The days before the end on which a calendar reminds. */
const REMINDERS = [60, 30, 7];

const WORDS = {
  fr: {
    file: 'fin-de-domiciliation',
    summary: (company: string) => `Fin de la domiciliation\u202F: ${company}`,
    reminder: (company: string, day: string) =>
      `La domiciliation de la société ${company} se termine le ${day}. Pensez à la renouveler.`,
  },
  en: {
    file: 'end-of-domiciliation',
    summary: (company: string) => `End of the domiciliation: ${company}`,
    reminder: (company: string, day: string) =>
      `The domiciliation of ${company} ends on ${day}. Remember to renew it.`,
  },
} as const satisfies Record<Locale, unknown>;

/** The last day as a calendar event. A renewal changes the same event: same id, later sequence. */
export function buildCalendarFile(
  { id, companyName, endDate, version }: DomiciliationRow,
  { locale, now }: { locale: Locale; now: Date },
): { name: string; text: string } {
  const words = WORDS[locale];
  const calendar = ical({ prodId: { company: 'Tassis', product: 'Domiciliation' } });
  const description = words.reminder(companyName, formatDate(locale, endDate));
  calendar.createEvent({
    id,
    sequence: version,
    stamp: now,
    start: new Date(`${endDate}T00:00:00.000Z`),
    allDay: true,
    summary: words.summary(companyName),
    description,
    alarms: REMINDERS.map((days) => ({
      type: ICalAlarmType.display,
      triggerBefore: days * DAY_SECONDS,
      description,
    })),
  });
  return { name: `${words.file}.ics`, text: calendar.toString() };
}
