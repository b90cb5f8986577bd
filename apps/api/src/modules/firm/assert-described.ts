import { legalGaps } from '@tassis/domain';
import { HttpError } from '../../http/http-error.ts';
import type { FirmRecord } from './firm.repository.ts';

/** Throws while the firm's legal identity is incomplete, because issued bills can never be changed. */
export function assertDescribed(firm: FirmRecord): void {
  if (legalGaps(firm).length > 0) throw new HttpError('firm_to_fill');
}
