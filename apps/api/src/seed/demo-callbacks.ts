import type { CallbackStatus } from '@tassis/domain';
import { cancelComing } from '../modules/appointments/appointment.repository.ts';
import { findFreeSlots } from '../modules/appointments/free-slots.service.ts';
import { insertCallbackRequest } from '../modules/callback-requests/callback-request.repository.ts';
import { moveCallback } from '../modules/callback-requests/move-callback.service.ts';
import { findPartnerProfile } from '../modules/partners/partner-profile.repository.ts';
import type { Executor } from '../database/client.ts';

const HOUR_MS = 3_600_000;

type Call = {
  /** Hours before now. */
  asked: number;
  message: string;
  status: CallbackStatus;
  note?: string;
  isBooked?: true;
};

const CALLS: readonly Call[] = [
  { asked: 2, message: 'Un client veut changer de forfait en cours d’année.', status: 'open' },
  { asked: 4, message: 'Quelles pièces pour un associé mineur\u202F?', status: 'taken' },
  {
    asked: 27,
    message: 'Je voudrais importer une quarantaine de clients.',
    status: 'no_answer',
    note: 'Messagerie, rappeler après 15 h.',
  },
  { asked: 400, message: 'Comment inviter un client sans e-mail\u202F?', status: 'done' },
  { asked: 30, message: 'Point sur mes dossiers.', status: 'cancelled', isBooked: true },
  { asked: 20, message: 'Préparer trois créations.', status: 'open', isBooked: true },
];

type Plan = { partnerId: string; adminId: string; now: Date };

/** Callback requests of the demo partner by phone: one in each status, and one at a booked slot. */
export async function askForCalls(tx: Executor, { partnerId, adminId, now }: Plan): Promise<void> {
  const { firstName, lastName, phone, email } = await findPartnerProfile(tx, partnerId);
  const [slot = null] = await findFreeSlots(tx, now);
  for (const { asked, message, status, note = null, isBooked } of CALLS) {
    const at = new Date(now.getTime() - asked * HOUR_MS);
    const person = { name: `${firstName} ${lastName}`, phone, email, message };
    const booked = isBooked === undefined || slot === null ? null : new Date(slot);
    const id = await insertCallbackRequest(tx, { ...person, slot: booked }, at);
    if (id === null || status === 'open') continue;
    if (status === 'cancelled') await cancelComing(tx, id, now);
    else await moveCallback(tx, { id, version: 1, actorId: adminId, status, note, now });
  }
}
