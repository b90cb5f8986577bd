import { listAppointmentSlots } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findFreeSlots } from './free-slots.service.ts';

export function listAppointmentSlotsRoute({ db, clock }: Dependencies) {
  return defineRoute(listAppointmentSlots, async () => success(await findFreeSlots(db, clock())));
}
