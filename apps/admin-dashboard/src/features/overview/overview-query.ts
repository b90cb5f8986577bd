import { apiQuery } from '@tassis/api-client';
import { getAdminOverview } from '@tassis/contracts';

/** What the landing page says. */
export const overviewQuery = apiQuery(getAdminOverview, {});
