import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';

/** Of all visits three in four were no worse than `p75`, which is exact to a bucket. */
const Figure = z.nullable(z.object({ p75: z.number(), visits: z.number() }));

const PageVitals = z.object({
  /** Without ids: `/client-dashboard/orders/:id`. */
  page: z.string(),
  app: z.string(),
  version: z.string(),
  /** In milliseconds. */
  lcp: Figure,
  /** In milliseconds. */
  inp: Figure,
  cls: Figure,
});

export const AdminWebVitals = z.object({
  /** The days that are counted, today included. */
  days: z.number(),
  /** The most visited first, a hundred at most. */
  pages: z.array(PageVitals),
});

export type AdminWebVitals = z.output<typeof AdminWebVitals>;

export const getAdminWebVitals = defineContract({
  name: 'getAdminWebVitals',
  method: 'GET',
  path: '/admin/web-vitals',
  summary: 'How the pages felt to real visitors in the last 28 days, by page and release.',
  auth: ['admin'],
  request: {},
  response: { status: 200, schema: itemAnswer(AdminWebVitals) },
  errors: ['unauthenticated', 'forbidden'],
});
