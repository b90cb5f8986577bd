import { legalGaps } from '@tassis/domain';
import { ApiError } from '../../http/api-error.ts';
import type { FirmRecord } from './firm.repository.ts';

/** Refuses to issue what stays for ever while the firm has not said who it is before the law. */
export function assertDescribed(firm: FirmRecord): void {
  if (legalGaps(firm).length > 0) throw new ApiError('firm_to_fill');
}
