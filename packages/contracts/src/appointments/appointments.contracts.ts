import { cancelAppointment } from './cancel-appointment.ts';
import { getAppointment } from './get-appointment.ts';
import { listAppointmentSlots } from './list-appointment-slots.ts';

export const appointmentsContracts = [
  listAppointmentSlots,
  getAppointment,
  cancelAppointment,
] as const;
