import { getFirm, type Faq } from '@tassis/contracts';
import { apiQuery } from './api-query.ts';

/** The firm's name, contacts, claims and rates: what header, footer and most pages show, asked for once. */
export const firmQuery = apiQuery(getFirm, { query: { texts: 'none' } });

/** The same with the questions of one page; with those of the home page come the reviews. */
export function pageTextsQuery(page: Faq['page']) {
  return apiQuery(getFirm, { query: { texts: page } });
}
