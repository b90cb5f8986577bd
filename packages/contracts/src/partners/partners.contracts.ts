import { getAdminPartner } from './get-admin-partner.ts';
import { listAdminPartners } from './list-admin-partners.ts';
import { rejectPartner } from './reject-partner.ts';
import { validatePartner } from './validate-partner.ts';

export const partnersContracts = [
  getAdminPartner,
  listAdminPartners,
  rejectPartner,
  validatePartner,
] as const;
