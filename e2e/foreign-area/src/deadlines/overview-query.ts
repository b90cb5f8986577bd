import { apiQuery } from '@tassis/api-client';
import { getClientOverview } from '@tassis/contracts';

/** The client's overview, as their own area asks for it: who comes from there has the answer already. */
export const overviewQuery = { ...apiQuery(getClientOverview, {}), staleTime: 300_000 };
