import { WARNING_STATUSES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';

/** A reference to an order. */
export const orderRef = z.object({ id: z.uuid(), reference: z.string() });

/** A negative certificate with which no company is being created. Days as YYYY-MM-DD. */
export const Certificate = z.object({
  order: orderRef,
  issued_on: z.string(),
  /** Its last day. */
  valid_until: z.string(),
  /** 0 on the last day, negative after it. */
  days_left: z.number(),
  /** How near its end is, as with a domiciliation; null while it is far. */
  warning: z.nullable(z.enum(WARNING_STATUSES)),
});

/** One whose end is near or past. */
export const EndingCertificate = z.extend(Certificate, { warning: z.enum(WARNING_STATUSES) });

export type EndingCertificate = z.output<typeof EndingCertificate>;
