import { getClientOverview } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { readClientOverview } from './client-overview.service.ts';

export function getClientOverviewRoute({ db, clock, config }: Dependencies) {
  return defineRoute(getClientOverview, async ({ actor }) => {
    const viewed = { clientId: actor.userId, now: clock(), key: config.sessionSecret };
    // All of it as of one moment.
    const overview = await db.transaction((tx) => readClientOverview(tx, viewed), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
    return success(overview);
  });
}
