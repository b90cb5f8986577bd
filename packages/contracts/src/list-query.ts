import { noArabic } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { atMost, toIssue, wrong } from './rule.ts';

/** The deepest numbered page; deeper pages need a cursor. */
export const PAGE_MAX = 50;
/** Most rows of a page. */
const PER_PAGE_MAX = 100;
/** Shortest search in characters, accents removed: a trigram index needs three. */
export const SEARCH_MIN = 3;
/** Longest search in characters. */
export const SEARCH_MAX = 100;

const pageNumber = z.coerce
  .number<number | string>({ error: 'page_out_of_range' })
  .check(
    z.int({ error: 'page_out_of_range' }),
    z.gte(1, outOfRange('page')),
    z.lte(PAGE_MAX, outOfRange('page')),
  );

const pageSize = z.coerce
  .number<number | string>({ error: 'per_page_out_of_range' })
  .check(
    z.int({ error: 'per_page_out_of_range' }),
    z.gte(1, outOfRange('per_page')),
    z.lte(PER_PAGE_MAX, outOfRange('per_page')),
  );

const search = z.string(wrong).check(
  z.superRefine<string>((value, context) => {
    const folded = value.trim();
    const violation = folded.length < SEARCH_MIN ? tooShort : noArabic(folded);
    if (violation !== null) context.addIssue(toIssue(violation));
  }),
  atMost(SEARCH_MAX, 'line_too_long'),
);

const tooShort = { code: 'search_too_short', params: { min: SEARCH_MIN } } as const;

/** Whether a list can search for a text: long enough, not too long, without Arabic letters. */
export function isSearchable(words: string): boolean {
  return search.safeParse(words).success;
}

/**
 * The query parameters of every list. `cursor` (a `next_cursor`, a `prev_cursor`, or `last` for the end of the list)
 * replaces `page` beyond {@link PAGE_MAX}.
 */
export const listQuery = {
  page: z.optional(pageNumber),
  per_page: z.optional(pageSize),
  cursor: z.optional(z.string(wrong).check(atMost(512, 'invalid_value'))),
  search: z.optional(search),
};

/** The one row with this id, wherever it stands in its list: it may be opened from elsewhere. */
export const oneRow = z.optional(z.uuid(wrong));

/** Sorts by date: newest first, or oldest first. */
export const byDate = z.optional(z.enum(['created_at', '-created_at'], wrong));

function outOfRange(field: 'page' | 'per_page') {
  return { error: `${field}_out_of_range` };
}
