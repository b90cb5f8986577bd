import { getPartnerOverview, type PartnerOverview } from '@tassis/contracts';
import { mayAskClients } from '@tassis/domain';
import type { Executor } from '../../database/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { countPartnerClients } from './partner-client.repository.ts';
import { countPartnerDrafts } from './partner-draft.repository.ts';
import { findPartnerProfile } from './partner-profile.repository.ts';
import { countRequests, findRequests } from './partner-request.repository.ts';
import { toPartnerRequest } from './partner-request-wire.ts';

const LATEST = 5;

export function getPartnerOverviewRoute({ db }: Dependencies) {
  return defineRoute(getPartnerOverview, async ({ actor }) => {
    const { id, status, review_reason } = await findPartnerProfile(db, actor.userId);
    const isValidated = mayAskClients({ role: 'partner', status });
    return success({
      status,
      review_reason,
      figures: isValidated ? await figuresOf(db, id) : null,
    });
  });
}

async function figuresOf(db: Executor, partnerId: string): Promise<PartnerOverview['figures']> {
  const newest = { perPage: LATEST, isDescending: true, place: { kind: 'page', page: 1 } } as const;
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
