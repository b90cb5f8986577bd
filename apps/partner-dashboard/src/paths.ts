import type { PartnerDraft } from '@tassis/contracts';
import type { DraftService } from '@tassis/domain';
import { paths } from '@tassis/platform';
import { getPositionHref } from '@tassis/views';

const base = paths.partnerDashboard;
const client = paths.partnerClient;

const FORMS: Readonly<Record<DraftService, string>> = {
  company_creation: paths.companyCreation,
  domiciliation: `${paths.domiciliation}/form`,
  negative_certificate: paths.negativeCertificate,
};

/** This area's own addresses; those that others link to are in the platform. */
export const ownPaths = {
  dashboard: `${base}/dashboard`,
  record: `${base}/profile`,
  drafts: `${base}/drafts`,
  client,
  clientOrders: (id: string) => `${client(id)}/orders`,
  clientDocuments: (id: string) => `${client(id)}/documents`,
  importClients: `${paths.myClients}/import`,
  requestsWith: (status: string) => `${paths.pendingRequests}?status=${status}`,
  request: paths.pendingRequest,
  /** The address of the form for an order for a client. */
  orderFor: (service: DraftService, id: string) =>
    `${FORMS[service]}?client=${encodeURIComponent(id)}`,
  /** The address that resumes a draft. */
  resumed: ({ service, client: { id }, package: code, step }: PartnerDraft) =>
    getPositionHref(
      { ...(code !== null && { code }), ...(step !== null && { step }) },
      FORMS[service],
      { client: id },
    ),
};
