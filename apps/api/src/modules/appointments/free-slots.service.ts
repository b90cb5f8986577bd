import { appointmentSlots, moroccanDateTime } from '@tassis/domain';
import type { Executor } from '../../database/client.ts';
import { HttpError, violationError } from '../../http/http-error.ts';
import { findFirm } from '../firm/firm.repository.ts';
import { findTakenSlots } from './appointment.repository.ts';

/** The free slots in the wire's format. */
export async function findFreeSlots(db: Executor, now: Date): Promise<string[]> {
  const [offered, taken] = [await offeredSlots(db, now), await findTakenSlots(db, now)];
  const isTaken = new Set(taken.map((slot) => slot.getTime()));
  return offered.filter((slot) => !isTaken.has(slot.getTime())).map(moroccanDateTime);
}

/** Throws for a time that is no slot. A booked slot is refused by the unique index. */
export async function assertOffered(db: Executor, slot: Date, now: Date): Promise<void> {
  const offered = await offeredSlots(db, now);
  if (offered.some((each) => each.getTime() === slot.getTime())) return;
  throw violationError('validation_failed', 'slot', { code: 'slot_unavailable' });
}

/** The error when somebody else has booked the slot: it lists the free ones. */
export async function slotTaken(db: Executor, now: Date): Promise<HttpError> {
  return new HttpError('slot_taken', { data: await findFreeSlots(db, now) });
}

async function offeredSlots(db: Executor, now: Date): Promise<Date[]> {
  const { hours, special_days: specialDays } = await findFirm(db);
  return appointmentSlots(hours, now, specialDays);
}
