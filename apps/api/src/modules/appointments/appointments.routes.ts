import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { cancelAppointmentRoute } from './cancel-appointment.route.ts';
import { getAppointmentRoute } from './get-appointment.route.ts';
import { listAppointmentSlotsRoute } from './list-appointment-slots.route.ts';

export function appointmentsRoutes(deps: Dependencies): Route[] {
  return [listAppointmentSlotsRoute(deps), getAppointmentRoute(deps), cancelAppointmentRoute(deps)];
}
