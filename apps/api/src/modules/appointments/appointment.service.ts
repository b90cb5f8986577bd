import type { Appointment } from '@tassis/contracts';
import { moroccanDateTime } from '@tassis/domain';
import type { Locale } from '@tassis/messages';
import type { Secrets } from '@tassis/settings';
import type { Executor } from '../../database/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { mailAppointment } from './appointment-mail.ts';
import { readAppointmentId } from './appointment-token.ts';
import { cancelComing, findAppointment, type AppointmentRow } from './appointment.repository.ts';

type Parts = Pick<Dependencies, 'db' | 'clock' | 'config'>;

/** The appointment of a link in a mail: an upcoming or a cancelled one. */
export async function readAppointment(
  { db, clock, config }: Parts,
  token: string,
): Promise<Appointment> {
  return toAppointment(await findLinked(db, idIn(token, config.sessionSecrets), clock()));
}

/** Cancels it: frees the slot and mails its owner. Idempotent. */
export async function cancelAppointmentByToken(
  { db, clock, config }: Parts,
  { token, locale }: { token: string; locale: Locale },
): Promise<Appointment> {
  const keys = config.sessionSecrets;
  const id = idIn(token, keys);
  return db.transaction(async (tx) => {
    const now = clock();
    const cancelled = await cancelComing(tx, id, now);
    if (cancelled === null) return toAppointment(await findLinked(tx, id, now));
    await mailAppointment(tx, cancelled, { locale, now, keys });
    return toAppointment(cancelled);
  });
}

async function findLinked(db: Executor, id: string, now: Date): Promise<AppointmentRow> {
  const found = await findAppointment(db, id);
  const isGood = found !== null && (found.cancelledAt !== null || found.slot > now);
  if (!isGood) throw new HttpError('link_invalid');
  return found;
}

function idIn(token: string, keys: Secrets): string {
  const id = readAppointmentId(token, keys);
  if (id === null) throw new HttpError('link_invalid');
  return id;
}

function toAppointment({ slot, cancelledAt }: AppointmentRow): Appointment {
  return { slot: moroccanDateTime(slot), cancelled_at: cancelledAt?.toISOString() ?? null };
}
