export type { AdminPartner } from './admin-partner.ts';
export { getAdminPartner } from './get-admin-partner.ts';
export { listAdminPartners } from './list-admin-partners.ts';
export { rejectPartner } from './reject-partner.ts';
export { acceptPartnerRequest } from './accept-partner-request.ts';
export type { AskedOrder } from './asked-order.ts';
export { addPartnerClient } from './add-partner-client.ts';
export type { ClientPartnerRequest } from './client-partner-request.ts';
export { createPartnerOrder } from './create-partner-order.ts';
export { deletePartnerDraft } from './delete-partner-draft.ts';
export { deletePartnerDraftFile } from './delete-partner-draft-file.ts';
export { getPartnerDraft } from './get-partner-draft.ts';
export { getPartnerDraftFile } from './get-partner-draft-file.ts';
export { listPartnerDrafts } from './list-partner-drafts.ts';
export { savePartnerDraft } from './save-partner-draft.ts';
export { savePartnerDraftFile } from './save-partner-draft-file.ts';
export { getPartnerClient } from './get-partner-client.ts';
export { getPartnerOverview, type PartnerOverview } from './get-partner-overview.ts';
export { getPartnerProfile } from './get-partner-profile.ts';
export { importPartnerClients, type ImportedRow } from './import-partner-clients.ts';
export { listClientPartnerRequests } from './list-client-partner-requests.ts';
export { listPartnerClientDocuments } from './list-partner-client-documents.ts';
export { listPartnerClientOrders } from './list-partner-client-orders.ts';
export { listPartnerClients } from './list-partner-clients.ts';
export { listPartnerDeadlines } from './list-partner-deadlines.ts';
export { listPartnerRequests } from './list-partner-requests.ts';
export type {
  PartnerClientDocument,
  PartnerClientOrder,
  PartnerDeadline,
} from './partner-follow-up.ts';
export type { PartnerDraft } from './partner-draft.ts';
export type { PartnerProfile, PartnerProfileForm } from './partner-profile.ts';
export {
  PartnerClientForm,
  createPartnerClientForm,
  type PartnerClient,
  type PartnerRequest,
} from './partner-request.ts';
export { refusePartnerRequest } from './refuse-partner-request.ts';
export { revokePartner } from './revoke-partner.ts';
export { updatePartnerProfile } from './update-partner-profile.ts';
export { validatePartner } from './validate-partner.ts';
export { withdrawPartnerRequest } from './withdraw-partner-request.ts';
