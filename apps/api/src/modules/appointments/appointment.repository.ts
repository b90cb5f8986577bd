import { and, eq, gte, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { callbackRequests } from '../../database/schema/index.ts';

const table = callbackRequests;
const columns = {
  id: table.id,
  name: table.name,
  phone: table.phone,
  email: table.email,
  slot: table.slot,
  cancelledAt: table.cancelledAt,
};

type Row = { [Column in keyof typeof columns]: (typeof table.$inferSelect)[Column] };

/** A callback request at a booked half hour. */
export type AppointmentRow = Row & { slot: Date; email: string };

/** The start times of booked slots from this moment on. */
export async function findTakenSlots(db: Executor, from: Date): Promise<Date[]> {
  const rows = await db
    .select({ slot: table.slot })
    .from(table)
    .where(and(gte(table.slot, from), isNull(table.cancelledAt)));
  return rows.flatMap(({ slot }) => slot ?? []);
}

export async function findAppointment(db: Executor, id: string): Promise<AppointmentRow | null> {
  const [row] = await db
    .select(columns)
    .from(table)
    .where(and(eq(table.id, id), isNotNull(table.slot)));
  return booked(row);
}

/** Frees the slot of an upcoming appointment. @returns null when there is none */
export async function cancelComing(
  db: Executor,
  id: string,
  now: Date,
): Promise<AppointmentRow | null> {
  const [row] = await db
    .update(table)
    .set({ cancelledAt: now })
    .where(and(eq(table.id, id), gt(table.slot, now), isNull(table.cancelledAt)))
    .returning(columns);
  return booked(row);
}

function booked(row: Row | undefined): AppointmentRow | null {
  if (!row?.slot || row.email === null) return null;
  return { ...row, slot: row.slot, email: row.email };
}
