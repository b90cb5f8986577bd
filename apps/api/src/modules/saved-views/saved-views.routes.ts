import { getSavedViews, updateSavedViews } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { staleVersion } from '../../http/if-match.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findSavedViews, writeSavedViews } from './saved-views.repository.ts';

export function savedViewsRoutes(deps: Dependencies): Route[] {
  const { db } = deps;
  return [
    defineRoute(getSavedViews, async ({ actor }) =>
      success(await findSavedViews(db, actor.userId)),
    ),
    defineRoute(updateSavedViews, async ({ actor, body, version }) => {
      const { userId } = actor;
      const isWritten = await writeSavedViews(db, { userId, version, views: body.views });
      const views = await findSavedViews(db, userId);
      if (!isWritten) throw staleVersion(views);
      return success(views);
    }),
  ];
}
