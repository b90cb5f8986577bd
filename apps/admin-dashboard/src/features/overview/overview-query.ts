import { apiQuery } from '@tassis/api-client';
import { getAdminOverview } from '@tassis/contracts';

/** The data of the landing page. The API counts in many tables, so they stay fresh as long as other answers. */
export const overviewQuery = apiQuery(getAdminOverview, {});
