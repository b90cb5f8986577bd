import type { PartnerOverview } from '@tassis/contracts';
import { mayAskClients } from '@tassis/domain';
import type { Executor } from '../../database/client.ts';
import { countPartnerClients } from './partner-client.repository.ts';
import { countPartnerDrafts } from './partner-draft.repository.ts';
import { findPartnerProfile } from './partner-profile.repository.ts';
import { toPartnerRequest } from './partner-request-wire.ts';
import { countRequests, findRequests } from './partner-request.repository.ts';

const LATEST = 5;

/** The data of a partner's landing page; figures only after their validation. */
export async function readPartnerOverview(db: Executor, userId: string): Promise<PartnerOverview> {
  const { id, status, review_reason } = await findPartnerProfile(db, userId);
  const isValidated = mayAskClients({ role: 'partner', status });
  return { status, review_reason, figures: isValidated ? await findFigures(db, id) : null };
}

async function findFigures(db: Executor, partnerId: string): Promise<PartnerOverview['figures']> {
  const newest = {
    perPage: LATEST,
    isDescending: true,
    position: { kind: 'page', page: 1 },
  } as const;
  const { rows } = await findRequests(db, { partnerId }, newest);
  return {
    clients: await countPartnerClients(db, partnerId),
    requests: {
      pending: await countRequests(db, { partnerId, status: 'pending' }),
      accepted: await countRequests(db, { partnerId, status: 'accepted' }),
      refused: await countRequests(db, { partnerId, status: 'refused' }),
    },
    drafts: await countPartnerDrafts(db, partnerId),
    latest: rows.slice(0, LATEST).map(toPartnerRequest),
  };
}
