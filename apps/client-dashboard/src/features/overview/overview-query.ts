import { apiQuery } from '@tassis/api-client';
import { getClientOverview } from '@tassis/contracts';
import { LANDING_FRESH_MS } from '@tassis/dashboard';

/** What the landing page says. Its route asks for it; a visit five seconds later asks anew. */
export const overviewQuery = { ...apiQuery(getClientOverview, {}), staleTime: LANDING_FRESH_MS };
