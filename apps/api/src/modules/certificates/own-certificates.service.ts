import type { ClientOverview } from '@tassis/contracts';
import {
  addDays,
  CERTIFICATE_VALIDITY_DAYS,
  certificateEnd,
  daysBetween,
  getWarningStatus,
} from '@tassis/domain';
import type { Executor } from '../../database/client.ts';
import type { Outlook } from '../domiciliations/outlook.service.ts';
import { findUnused } from './certificate.repository.ts';

/** For so long a certificate that has ended is told of. */
const TOLD_AFTER_END_DAYS = 30;

type View = { clientId: string; outlook: Outlook; limit: number };

/** The certificates with which a client can still create a company, or could until a short while ago. */
export async function findCertificates(
  db: Executor,
  { clientId, outlook, limit }: View,
): Promise<ClientOverview['certificates']['items']> {
  const { today, thresholds } = outlook;
  const since = addDays(today, -CERTIFICATE_VALIDITY_DAYS - TOLD_AFTER_END_DAYS);
  const found = await findUnused(db, { clientId, since, limit });
  return found.map(({ order, issuedOn }) => {
    const end = certificateEnd(issuedOn);
    const daysLeft = daysBetween(today, end);
    return {
      order,
      issued_on: issuedOn,
      valid_until: end,
      days_left: daysLeft,
      warning: getWarningStatus(daysLeft, thresholds),
    };
  });
}
