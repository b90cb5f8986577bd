import { apiQuery } from '@tassis/api-client';
import { getContentOverview } from '@tassis/contracts';
import { MOMENT_MS } from '@tassis/dashboard';

/** What the landing page says: its route asks for it, and each visit anew. */
export const overviewQuery = { ...apiQuery(getContentOverview, {}), staleTime: MOMENT_MS };
