import { legalGaps } from '@tassis/domain';
import { HttpError } from '../../http/http-error.ts';
import type { FirmRecord } from './firm.repository.ts';

/** Refuses to issue what stays for ever while the firm has not said who it is before the law. */
export function assertDescribed(firm: FirmRecord): void {
  if (legalGaps(firm).length > 0) throw new HttpError('firm_to_fill');
}
