import { getAdminOverview, getClientOverview } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { readAdminOverview } from './admin-overview.service.ts';
import { readClientOverview } from './client-overview.service.ts';

/** All of an overview is read as of one moment. */
const asOfOneMoment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

export function overviewRoutes(deps: Dependencies): Route[] {
  const { config, db, clock } = deps;
  return [
    defineRoute(getAdminOverview, async () =>
      success(await db.transaction((tx) => readAdminOverview(tx, clock()), asOfOneMoment)),
    ),
    defineRoute(getClientOverview, async ({ actor }) => {
      const viewed = { clientId: actor.userId, now: clock(), key: config.sessionSecret };
      return success(await db.transaction((tx) => readClientOverview(tx, viewed), asOfOneMoment));
    }),
  ];
}
