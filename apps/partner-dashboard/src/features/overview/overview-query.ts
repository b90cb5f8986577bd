import { apiQuery } from '@tassis/api-client';
import { getPartnerOverview } from '@tassis/contracts';
import { MOMENT_MS } from '@tassis/dashboard';

/** What the landing page says: its route asks for it, and each visit anew. */
export const overviewQuery = { ...apiQuery(getPartnerOverview, {}), staleTime: MOMENT_MS };
