import { changeAdminSettings } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { changeSettings } from './admin-settings.service.ts';

export function changeAdminSettingsRoute(deps: Dependencies) {
  return defineRoute(changeAdminSettings, async ({ actor, body, version }) =>
    success(await changeSettings(deps, { form: body, version, actorId: actor.userId })),
  );
}
