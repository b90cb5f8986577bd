import {
  getAdminClient,
  getAdminOverview,
  getClientOverview,
  getContentOverview,
} from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { readClient } from './admin-client.service.ts';
import { readAdminOverview } from './admin-overview.service.ts';
import { readClientOverview } from './client-overview.service.ts';
import { findContentOverview } from './content-overview.repository.ts';

/** The statements of an overview read one snapshot. */
const asOfOneMoment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** The pages that combine several resources. */
export function overviewRoutes(deps: Dependencies): Route[] {
  const { config, db, reading, clock } = deps;
  return [
    defineRoute(getAdminOverview, async () => {
      const overview = await reading((from) =>
        from.transaction((tx) => readAdminOverview(tx, clock()), asOfOneMoment),
      );
      return success(overview);
    }),
    defineRoute(getClientOverview, async ({ actor }) => {
      const viewed = { clientId: actor.userId, now: clock(), keys: config.sessionSecrets };
      return success(await db.transaction((tx) => readClientOverview(tx, viewed), asOfOneMoment));
    }),
    defineRoute(getContentOverview, async () => success(await findContentOverview(db, clock()))),
    defineRoute(getAdminClient, async ({ params }) =>
      success(await readClient(db, params.id, clock())),
    ),
  ];
}
