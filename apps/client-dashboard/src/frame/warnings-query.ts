import { apiQuery } from '@tassis/api-client';
import { listClientWarnings } from '@tassis/contracts';

/** The client's warnings for the menu and their page: as many as the API returns at once, the most urgent first. */
export const warningsQuery = apiQuery(listClientWarnings, { query: { per_page: 100 } });
