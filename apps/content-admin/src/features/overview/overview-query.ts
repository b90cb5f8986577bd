import { apiQuery } from '@tassis/api-client';
import { getContentOverview } from '@tassis/contracts';
import { LANDING_FRESH_MS } from '@tassis/dashboard';

/** The data of the landing page. The route's loader fetches them; they are refetched on a visit five seconds later. */
export const overviewQuery = { ...apiQuery(getContentOverview, {}), staleTime: LANDING_FRESH_MS };
