import { apiQuery } from '@tassis/api-client';
import { listClientWarnings } from '@tassis/contracts';

/**
 * The client's warnings, for the menu and for their page: as many as the API gives at once, the most urgent first.
 */
export const warningsQuery = apiQuery(listClientWarnings, { query: { per_page: 100 } });
