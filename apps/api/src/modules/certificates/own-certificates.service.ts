import type { ClientOverview } from '@tassis/contracts';
import {
  addDays,
  CERTIFICATE_VALIDITY_DAYS,
  certificateEnd,
  daysBetween,
  getWarningStatus,
} from '@tassis/domain';
import type { SQLWrapper } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import type { Outlook } from '../domiciliations/outlook.ts';
import { findUnused } from './certificate.repository.ts';

/** For how many days an expired certificate is still shown. */
const TOLD_AFTER_END_DAYS = 30;

type View = {
  /** The clients' ids, or a SELECT of them. */
  clientIds: readonly string[] | SQLWrapper;
  outlook: Outlook;
  limit: number;
};

type OwnCertificate = {
  clientId: string;
  certificate: ClientOverview['certificates']['items'][number];
};

/** The certificates with which clients can still create a company, or could until recently. */
export async function findCertificates(
  db: Executor,
  { clientIds, outlook, limit }: View,
): Promise<OwnCertificate[]> {
  const { today, thresholds } = outlook;
  const since = addDays(today, -CERTIFICATE_VALIDITY_DAYS - TOLD_AFTER_END_DAYS);
  const found = await findUnused(db, { clientIds, since, limit });
  return found.map(({ order, clientId, issuedOn }) => {
    const end = certificateEnd(issuedOn);
    const daysLeft = daysBetween(today, end);
    const certificate = {
      order,
      issued_on: issuedOn,
      valid_until: end,
      days_left: daysLeft,
      warning: getWarningStatus(daysLeft, thresholds),
    };
    return { clientId, certificate };
  });
}
