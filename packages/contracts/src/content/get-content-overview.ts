import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { packageStatus } from '../packages/package-form.ts';
import { faqPage } from './site-texts.ts';

const PackageName = z.object({
  id: z.uuid(),
  code: z.string(),
  name: z.string(),
  status: packageStatus,
});

/** Published and draft content. */
export const ContentOverview = z.object({
  packages: z.record(packageStatus, z.number()),
  /**
   * The packages with a draft, and those that were never published. A draft that is published by itself says when, one that
   * could not be says when that was, as clocks in Morocco show it.
   */
  package_drafts: z.array(
    z.extend(PackageName, {
      has_draft: z.boolean(),
      saved_at: z.string(),
      publish_at: z.nullable(z.string()),
      skipped_at: z.nullable(z.string()),
    }),
  ),
  /** The articles with a draft. */
  article_drafts: z.array(z.object({ name: z.string(), title: z.string(), saved_at: z.string() })),
  /** The orders of the last twelve months of Morocco, this one included, oldest first ('2026-11'). */
  orders: z.object({
    months: z.array(z.string()),
    /** Each with its orders of these months; packages without any are left out. */
    packages: z.array(z.extend(PackageName, { counts: z.array(z.number()) })),
  }),
  /** The featured packages in the site's order. */
  featured: z.array(PackageName),
  /** The ten packages that changed last. */
  last_changes: z.array(
    z.extend(PackageName, {
      version: z.number(),
      author: z.nullable(z.string()),
      updated_at: z.string(),
    }),
  ),
  /** The pages that may have questions; of those in English how many lack theirs, when they last changed. */
  faq: z.array(
    z.object({
      page: faqPage,
      questions: z.number(),
      untranslated: z.number(),
      updated_at: z.nullable(z.string()),
      drafted_at: z.nullable(z.string()),
    }),
  ),
  reviews: z.object({
    count: z.number(),
    updated_at: z.nullable(z.string()),
    drafted_at: z.nullable(z.string()),
  }),
  claims: z.object({ drafted_at: z.nullable(z.string()) }),
  /** `to_come`: those that are published and not shown yet, with the day on which they will be. */
  banners: z.object({
    drafted_at: z.nullable(z.string()),
    to_come: z.array(z.object({ text: z.string(), from: z.string() })),
  }),
});

export type ContentOverview = z.output<typeof ContentOverview>;

export const getContentOverview = defineContract({
  name: 'getContentOverview',
  method: 'GET',
  path: '/content/overview',
  summary:
    'How many packages stand where, what is put forward, planned and ordered, what changed last.',
  auth: ['content_admin'],
  request: {},
  response: { status: 200, schema: itemAnswer(ContentOverview) },
  errors: ['unauthenticated', 'forbidden'],
});
