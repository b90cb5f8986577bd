import { getContentOverview } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findContentOverview } from './content-overview.repository.ts';

export function getContentOverviewRoute({ db, clock }: Dependencies) {
  return defineRoute(getContentOverview, async () =>
    success(await findContentOverview(db, clock())),
  );
}
