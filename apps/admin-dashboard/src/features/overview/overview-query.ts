import { apiQuery } from '@tassis/api-client';
import { getAdminOverview } from '@tassis/contracts';

/** What the landing page says. Of everything that is asked of the staff it is the costliest, so it is fresh for as long as other answers. */
export const overviewQuery = apiQuery(getAdminOverview, {});
