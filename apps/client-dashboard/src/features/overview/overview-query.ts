import { apiQuery } from '@tassis/api-client';
import { getClientOverview } from '@tassis/contracts';
import { MOMENT_MS } from '@tassis/dashboard';

/** What the landing page says: its route asks for it, and each visit anew. */
export const overviewQuery = { ...apiQuery(getClientOverview, {}), staleTime: MOMENT_MS };
