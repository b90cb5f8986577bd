import { listAudit } from './list-audit.ts';

export const auditContracts = [listAudit] as const;
