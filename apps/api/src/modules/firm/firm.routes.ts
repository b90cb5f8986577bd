import { changeAdminSettings, getAdminSettings, updateAdminSettings } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { changeSettings, readSettings } from './admin-settings.service.ts';

export function firmRoutes(deps: Dependencies): Route[] {
  const { db } = deps;
  return [
    defineRoute(getAdminSettings, async () => success(await readSettings(db))),
    defineRoute(changeAdminSettings, async ({ actor, body, version }) =>
      success(await changeSettings(deps, { form: body, version, actorId: actor.userId })),
    ),
    defineRoute(updateAdminSettings, async ({ actor, body, version }) =>
      success(await changeSettings(deps, { form: body, version, actorId: actor.userId })),
    ),
  ];
}
