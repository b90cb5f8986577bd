import { getAdminOverview } from './get-admin-overview.ts';
import { getClientOverview } from './get-client-overview.ts';

export const overviewContracts = [getAdminOverview, getClientOverview] as const;
