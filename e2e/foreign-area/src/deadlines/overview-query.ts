import { apiQuery } from '@tassis/api-client';
import { getClientOverview } from '@tassis/contracts';

/** The client's overview, with the query key of their own area, so that a client who comes from there has the data already. */
export const overviewQuery = { ...apiQuery(getClientOverview, {}), staleTime: 300_000 };
