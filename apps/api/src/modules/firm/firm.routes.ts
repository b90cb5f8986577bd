import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { changeAdminSettingsRoute } from './change-admin-settings.route.ts';
import { getAdminSettingsRoute } from './get-admin-settings.route.ts';
import { getFirmRoute } from './get-firm.route.ts';
import { updateAdminSettingsRoute } from './update-admin-settings.route.ts';

export function firmRoutes(deps: Dependencies): Route[] {
  return [
    changeAdminSettingsRoute(deps),
    getAdminSettingsRoute(deps),
    getFirmRoute(deps),
    updateAdminSettingsRoute(deps),
  ];
}
