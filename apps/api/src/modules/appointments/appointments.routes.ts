import { cancelAppointment, getAppointment, listAppointmentSlots } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { cancelAppointmentByToken, readAppointment } from './appointment.service.ts';
import { findFreeSlots } from './free-slots.service.ts';

export function appointmentsRoutes(deps: Dependencies): Route[] {
  const { db, clock } = deps;
  return [
    defineRoute(listAppointmentSlots, async () => success(await findFreeSlots(db, clock()))),
    defineRoute(getAppointment, async ({ params }) =>
      success(await readAppointment(deps, params.token)),
    ),
    defineRoute(cancelAppointment, async ({ params: { token }, locale }) =>
      success(await cancelAppointmentByToken(deps, { token, locale })),
    ),
  ];
}
