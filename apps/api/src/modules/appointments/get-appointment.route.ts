import { getAppointment } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { readAppointment } from './appointment.service.ts';

export function getAppointmentRoute(deps: Dependencies) {
  return defineRoute(getAppointment, async ({ params }) =>
    success(await readAppointment(deps, params.token)),
  );
}
