import { requiredLine } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { atMost, field, wrong } from '../rule.ts';

const VIEWS_MAX = 50;

const SavedView = z.strictObject({
  /** The list's name: 'orders', 'bills'… */
  list: z.string({ error: 'required' }).check(z.regex(/^[a-z][a-z-]{0,39}$/u, wrong)),
  name: field(requiredLine('required')).check(atMost(60, 'line_too_long')),
  /** The list's query string: 'status=in_review&search=atlas'. */
  query: z.string({ error: 'required' }).check(atMost(1000, 'line_too_long')),
});

/** The caller's saved views of lists. */
export const SavedViewsForm = z.strictObject({
  views: z.array(SavedView, { error: 'required' }).check(z.maxLength(VIEWS_MAX, wrong)),
});

/** The same as they are stored, perhaps by older rules. */
export const SavedViews = z.object({
  views: z.array(z.object({ list: z.string(), name: z.string(), query: z.string() })),
  version: z.number(),
});

export type SavedViews = z.output<typeof SavedViews>;
