import { addDays } from '../time/add-days.ts';

/** How long the register keeps the name of a negative certificate reserved, from the day it is issued. */
export const CERTIFICATE_VALIDITY_DAYS = 90;

/** The last day on which a company can be registered with a certificate that was issued on this day. */
export function certificateEnd(issuedOn: string): string {
  return addDays(issuedOn, CERTIFICATE_VALIDITY_DAYS);
}
