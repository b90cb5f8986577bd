import { apiQuery } from '@tassis/api-client';
import { getPartnerOverview } from '@tassis/contracts';
import { LANDING_FRESH_MS } from '@tassis/dashboard';

/** What the landing page says. Its route asks for it; a visit five seconds later asks anew. */
export const overviewQuery = { ...apiQuery(getPartnerOverview, {}), staleTime: LANDING_FRESH_MS };
