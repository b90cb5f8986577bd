import { cancelAppointment } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { cancelAppointmentOf } from './appointment.service.ts';

export function cancelAppointmentRoute(deps: Dependencies) {
  return defineRoute(cancelAppointment, async ({ params: { token }, locale }) =>
    success(await cancelAppointmentOf(deps, { token, locale })),
  );
}
