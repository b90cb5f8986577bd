import type { PartnerProfile } from '@tassis/contracts';
import { mayAskClients } from '@tassis/domain';
import type { Executor } from '../../database/client.ts';
import { HttpError } from '../../http/http-error.ts';
import { findPartnerProfile } from './partner-profile.repository.ts';

/** The calling partner; throws until an admin has validated them. */
export async function requireValidated(db: Executor, id: string): Promise<PartnerProfile> {
  const partner = await findPartnerProfile(db, id);
  if (!mayAskClients({ role: 'partner', status: partner.status })) {
    throw new HttpError('partner_not_validated');
  }
  return partner;
}
