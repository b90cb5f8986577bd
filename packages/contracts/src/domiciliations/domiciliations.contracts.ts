import { closeDomiciliation } from './close-domiciliation.ts';
import { downloadCalendar } from './download-calendar.ts';
import { generateWarnings } from './generate-warnings.ts';
import { getAdminDomiciliation } from './get-admin-domiciliation.ts';
import { getClientDomiciliation } from './get-client-domiciliation.ts';
import { listAdminDomiciliations } from './list-admin-domiciliations.ts';
import { listAdminWarnings } from './list-admin-warnings.ts';
import { listClientDomiciliations } from './list-client-domiciliations.ts';
import { listClientWarnings } from './list-client-warnings.ts';
import { renewDomiciliation } from './renew-domiciliation.ts';
import { sendWarning } from './send-warning.ts';

export const domiciliationsContracts = [
  closeDomiciliation,
  downloadCalendar,
  generateWarnings,
  getAdminDomiciliation,
  getClientDomiciliation,
  listAdminDomiciliations,
  listAdminWarnings,
  listClientDomiciliations,
  listClientWarnings,
  renewDomiciliation,
  sendWarning,
] as const;
