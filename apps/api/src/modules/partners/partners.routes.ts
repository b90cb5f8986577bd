import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { getAdminPartnerRoute } from './get-admin-partner.route.ts';
import { listAdminPartnersRoute } from './list-admin-partners.route.ts';
import { rejectPartnerRoute } from './reject-partner.route.ts';
import { validatePartnerRoute } from './validate-partner.route.ts';

export function partnersRoutes(deps: Dependencies): Route[] {
  return [
    getAdminPartnerRoute(deps),
    listAdminPartnersRoute(deps),
    rejectPartnerRoute(deps),
    validatePartnerRoute(deps),
  ];
}
