/**
 * Where a request to be called stands. `open`: nobody has taken it; `taken`: a colleague calls; `no_answer`: called in
 * vain, to be tried again; `cancelled`: who asked has cancelled the appointment.
 */
export const CALLBACK_STATUSES = ['open', 'taken', 'no_answer', 'done', 'cancelled'] as const;

export type CallbackStatus = (typeof CALLBACK_STATUSES)[number];

/** Whether the staff may move a request. Only who asked cancels, and that is final. */
export function mayMoveCallback(from: CallbackStatus, to: CallbackStatus): boolean {
  return from !== 'cancelled' && to !== 'cancelled';
}
