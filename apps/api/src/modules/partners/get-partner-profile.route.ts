import { getPartnerProfile } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findPartnerProfile } from './partner-profile.repository.ts';

export function getPartnerProfileRoute({ db }: Dependencies) {
  return defineRoute(getPartnerProfile, async ({ actor }) =>
    success(await findPartnerProfile(db, actor.userId)),
  );
}
