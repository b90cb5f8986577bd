import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { acceptPartnerRequestRoute } from './accept-partner-request.route.ts';
import { addPartnerClientRoute } from './add-partner-client.route.ts';
import { createPartnerOrderRoute } from './create-partner-order.route.ts';
import { deletePartnerDraftFileRoute } from './delete-partner-draft-file.route.ts';
import { deletePartnerDraftRoute } from './delete-partner-draft.route.ts';
import { getAdminPartnerRoute } from './get-admin-partner.route.ts';
import { getPartnerClientRoute } from './get-partner-client.route.ts';
import { getPartnerDraftFileRoute } from './get-partner-draft-file.route.ts';
import { getPartnerDraftRoute } from './get-partner-draft.route.ts';
import { getPartnerOverviewRoute } from './get-partner-overview.route.ts';
import { getPartnerProfileRoute } from './get-partner-profile.route.ts';
import { importPartnerClientsRoute } from './import-partner-clients.route.ts';
import { listAdminPartnersRoute } from './list-admin-partners.route.ts';
import { listClientPartnerRequestsRoute } from './list-client-partner-requests.route.ts';
import { listPartnerClientDocumentsRoute } from './list-partner-client-documents.route.ts';
import { listPartnerClientOrdersRoute } from './list-partner-client-orders.route.ts';
import { listPartnerClientsRoute } from './list-partner-clients.route.ts';
import { listPartnerDeadlinesRoute } from './list-partner-deadlines.route.ts';
import { listPartnerDraftsRoute } from './list-partner-drafts.route.ts';
import { listPartnerRequestsRoute } from './list-partner-requests.route.ts';
import { refusePartnerRequestRoute } from './refuse-partner-request.route.ts';
import { rejectPartnerRoute } from './reject-partner.route.ts';
import { revokePartnerRoute } from './revoke-partner.route.ts';
import { savePartnerDraftFileRoute } from './save-partner-draft-file.route.ts';
import { savePartnerDraftRoute } from './save-partner-draft.route.ts';
import { updatePartnerProfileRoute } from './update-partner-profile.route.ts';
import { validatePartnerRoute } from './validate-partner.route.ts';
import { withdrawPartnerRequestRoute } from './withdraw-partner-request.route.ts';

export function partnersRoutes(deps: Dependencies): Route[] {
  return [
    acceptPartnerRequestRoute(deps),
    addPartnerClientRoute(deps),
    createPartnerOrderRoute(deps),
    deletePartnerDraftFileRoute(deps),
    deletePartnerDraftRoute(deps),
    getAdminPartnerRoute(deps),
    getPartnerClientRoute(deps),
    getPartnerDraftFileRoute(deps),
    getPartnerDraftRoute(deps),
    getPartnerOverviewRoute(deps),
    getPartnerProfileRoute(deps),
    importPartnerClientsRoute(deps),
    listAdminPartnersRoute(deps),
    listClientPartnerRequestsRoute(deps),
    listPartnerClientDocumentsRoute(deps),
    listPartnerClientOrdersRoute(deps),
    listPartnerClientsRoute(deps),
    listPartnerDeadlinesRoute(deps),
    listPartnerDraftsRoute(deps),
    listPartnerRequestsRoute(deps),
    refusePartnerRequestRoute(deps),
    rejectPartnerRoute(deps),
    revokePartnerRoute(deps),
    savePartnerDraftFileRoute(deps),
    savePartnerDraftRoute(deps),
    updatePartnerProfileRoute(deps),
    validatePartnerRoute(deps),
    withdrawPartnerRequestRoute(deps),
  ];
}
