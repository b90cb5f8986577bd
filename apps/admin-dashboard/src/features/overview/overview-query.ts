import { apiQuery } from '@tassis/api-client';
import { getAdminOverview } from '@tassis/contracts';

/** What the landing page says. It counts in many tables, so it is fresh for as long as other answers. */
export const overviewQuery = apiQuery(getAdminOverview, {});
