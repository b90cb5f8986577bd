import { getAdminSettings } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { readSettings } from './admin-settings.service.ts';

export function getAdminSettingsRoute({ db }: Dependencies) {
  return defineRoute(getAdminSettings, async () => success(await readSettings(db)));
}
