import { getAdminOverview } from './get-admin-overview.ts';

export const overviewContracts = [getAdminOverview] as const;
