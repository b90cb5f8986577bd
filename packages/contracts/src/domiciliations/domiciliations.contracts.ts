import { downloadCalendar } from './download-calendar.ts';
import { listClientDomiciliations } from './list-client-domiciliations.ts';
import { listClientWarnings } from './list-client-warnings.ts';
import { renewDomiciliation } from './renew-domiciliation.ts';

export const domiciliationsContracts = [
  downloadCalendar,
  listClientDomiciliations,
  listClientWarnings,
  renewDomiciliation,
] as const;
