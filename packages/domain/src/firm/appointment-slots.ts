import { addDays } from '../time/add-days.ts';
import { moroccanDay, startOfMoroccanDay } from '../time/moroccan-day.ts';
import {
  findTodaysHours,
  isDayOff,
  isWithin,
  type OpeningHours,
  type SpecialDay,
} from './opening.ts';

/** How long a consultation lasts, in minutes. */
export const APPOINTMENT_MINUTES = 30;

const SLOT_MS = APPOINTMENT_MINUTES * 60_000;
/** A consultation is booked so long before it begins. */
const NOTICE_MS = 2 * 3_600_000;
/** The number of working days that can be booked. */
const WORKING_DAYS = 10;
/** A firm that is hardly ever open still has an end to its calendar. */
const CALENDAR_DAYS = 30;
/** No day is longer: the clock goes back by an hour when Ramadan begins. */
const SLOTS_OF_DAY = (25 * 60) / APPOINTMENT_MINUTES;

/** The moments at which a consultation can begin: half hours of the next working days, by the clock of Morocco. */
export function appointmentSlots(
  hours: readonly OpeningHours[],
  now: Date,
  specialDays: readonly SpecialDay[] = [],
): Date[] {
  const earliest = now.getTime() + NOTICE_MS;
  const workingHours = (day: string) => (isDayOff(day, specialDays) ? [] : hours);
  return openDays(workingHours, moroccanDay(now))
    .flat()
    .filter((slot) => slot.getTime() >= earliest);
}

function openDays(getHours: (day: string) => readonly OpeningHours[], today: string): Date[][] {
  const open: Date[][] = [];
  for (let ahead = 0; ahead < CALENDAR_DAYS && open.length < WORKING_DAYS; ahead += 1) {
    const day = addDays(today, ahead);
    const slots = openHalfHours(getHours(day), day);
    if (slots.length > 0) open.push(slots);
  }
  return open;
}

/** The clock may change within a day, so each half hour is a moment after the last one. */
function openHalfHours(hours: readonly OpeningHours[], day: string): Date[] {
  const start = startOfMoroccanDay(day);
  const ofDay = findTodaysHours(hours, start);
  if (!ofDay?.opens) return [];
  return Array.from(
    { length: SLOTS_OF_DAY },
    (_, index) => new Date(start.getTime() + index * SLOT_MS),
  ).filter((slot) => isWithin(ofDay, slot) && isWithin(ofDay, getLastMoment(slot)));
}

function getLastMoment(slot: Date): Date {
  return new Date(slot.getTime() + SLOT_MS - 1);
}
