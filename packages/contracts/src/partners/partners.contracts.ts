import { acceptPartnerRequest } from './accept-partner-request.ts';
import { addPartnerClient } from './add-partner-client.ts';
import { createPartnerOrder } from './create-partner-order.ts';
import { deletePartnerDraftFile } from './delete-partner-draft-file.ts';
import { deletePartnerDraft } from './delete-partner-draft.ts';
import { getAdminPartner } from './get-admin-partner.ts';
import { getPartnerClient } from './get-partner-client.ts';
import { getPartnerDraftFile } from './get-partner-draft-file.ts';
import { getPartnerDraft } from './get-partner-draft.ts';
import { getPartnerOverview } from './get-partner-overview.ts';
import { getPartnerProfile } from './get-partner-profile.ts';
import { importPartnerClients } from './import-partner-clients.ts';
import { listAdminPartners } from './list-admin-partners.ts';
import { listClientPartnerRequests } from './list-client-partner-requests.ts';
import { listPartnerClientDocuments } from './list-partner-client-documents.ts';
import { listPartnerClientOrders } from './list-partner-client-orders.ts';
import { listPartnerClients } from './list-partner-clients.ts';
import { listPartnerDeadlines } from './list-partner-deadlines.ts';
import { listPartnerDrafts } from './list-partner-drafts.ts';
import { listPartnerRequests } from './list-partner-requests.ts';
import { refusePartnerRequest } from './refuse-partner-request.ts';
import { rejectPartner } from './reject-partner.ts';
import { revokePartner } from './revoke-partner.ts';
import { savePartnerDraftFile } from './save-partner-draft-file.ts';
import { savePartnerDraft } from './save-partner-draft.ts';
import { updatePartnerProfile } from './update-partner-profile.ts';
import { validatePartner } from './validate-partner.ts';
import { withdrawPartnerRequest } from './withdraw-partner-request.ts';

export const partnersContracts = [
  acceptPartnerRequest,
  addPartnerClient,
  createPartnerOrder,
  deletePartnerDraft,
  deletePartnerDraftFile,
  getAdminPartner,
  getPartnerClient,
  getPartnerDraft,
  getPartnerDraftFile,
  getPartnerOverview,
  getPartnerProfile,
  importPartnerClients,
  listAdminPartners,
  listClientPartnerRequests,
  listPartnerClientDocuments,
  listPartnerClientOrders,
  listPartnerClients,
  listPartnerDeadlines,
  listPartnerDrafts,
  listPartnerRequests,
  refusePartnerRequest,
  rejectPartner,
  revokePartner,
  savePartnerDraft,
  savePartnerDraftFile,
  updatePartnerProfile,
  validatePartner,
  withdrawPartnerRequest,
] as const;
