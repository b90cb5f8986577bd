import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';
import { obeying, wrong } from '../rule.ts';
import { toPagePattern } from './page-pattern.ts';
import { REPORT_LIMIT } from './report-limit.ts';

const upTo = (most: number) =>
  z.nullish(z.number(wrong).check(z.gte(0, wrong), z.lte(most, wrong)));
const MINUTE_MS = 60_000;

/** How a page felt to one visitor. It has no field for who it was, or for what they did. */
const WebVitals = z.strictObject({
  /** The page that was opened, without ids: `/client-dashboard/orders/:id`. */
  page: z.string(wrong).check(
    z.maxLength(250, wrong),
    obeying((path) => (toPagePattern(path) === path ? null : { code: 'invalid_value' })),
  ),
  /** The area that the page belongs to, or `shell`. */
  app: z.string(wrong).check(z.regex(/^[a-z][a-z\d-]{0,39}$/u, wrong)),
  /** The area’s version. */
  version: z.string(wrong).check(z.regex(/^[\w.+-]{1,64}$/u, wrong)),
  /** Largest Contentful Paint in milliseconds. */
  lcp: upTo(10 * MINUTE_MS),
  /** Interaction to Next Paint in milliseconds; absent when nothing was tapped. */
  inp: upTo(10 * MINUTE_MS),
  /** Cumulative Layout Shift. */
  cls: upTo(100),
});

export const reportWebVitals = defineContract({
  name: 'reportWebVitals',
  method: 'POST',
  path: '/web-vitals',
  summary:
    'Count how a page felt in a browser, by page and release of the day. Nothing of who it was is taken or kept.',
  auth: 'public',
  request: { body: WebVitals },
  response: { status: 204, schema: z.undefined() },
  errors: ['validation_failed'],
  bodyLimit: REPORT_LIMIT,
});
