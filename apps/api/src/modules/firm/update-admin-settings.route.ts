import { updateAdminSettings } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { changeSettings } from './admin-settings.service.ts';

export function updateAdminSettingsRoute(deps: Dependencies) {
  return defineRoute(updateAdminSettings, async ({ actor, body, version }) =>
    success(await changeSettings(deps, { form: body, version, actorId: actor.userId })),
  );
}
