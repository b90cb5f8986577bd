import * as z from '@tassis/contracts/schema';

/** A booked half hour, as the page behind the link of its mail shows it. */
export const Appointment = z.object({
  /** As clocks in Morocco show it: '2026-11-30T10:30:00+01:00'. */
  slot: z.string(),
  cancelled_at: z.nullable(z.string()),
});

export type Appointment = z.output<typeof Appointment>;
