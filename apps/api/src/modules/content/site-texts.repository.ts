import { Faq, Firm, Reviews } from '@tassis/contracts';
import { FAQ_PAGES, type FaqPage } from '@tassis/domain';
import { inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Executor } from '../../database/client.ts';
import { settings } from '../../database/schema/index.ts';
import { findRecord, type ContentKey } from './content-record.repository.ts';

const Questions = Firm.shape.faq.def.valueType;
const ReviewList = Firm.shape.reviews;
const EditedQuestions = Faq.shape.questions;
const EditedReviews = Reviews.shape.reviews;

/** The questions of one page, and those being prepared. */
export async function findFaq(db: Executor, page: FaqPage): Promise<Faq> {
  const { value, version, draft } = await findRecord(db, `faq.${page}`);
  return {
    page,
    questions: z.parse(EditedQuestions, value ?? []),
    draft: draft && {
      questions: z.parse(EditedQuestions, draft.value),
      saved_at: draft.savedAt.toISOString(),
    },
    version,
  };
}

/** The reviews that the site shows, and those being prepared. */
export async function findReviews(db: Executor): Promise<Reviews> {
  const { value, version, draft } = await findRecord(db, 'reviews');
  return {
    reviews: z.parse(EditedReviews, value ?? []),
    draft: draft && {
      reviews: z.parse(EditedReviews, draft.value),
      saved_at: draft.savedAt.toISOString(),
    },
    version,
  };
}

type SiteTexts = {
  /** Of the pages that have any. */
  faq: Partial<Record<FaqPage, Faq['questions']>>;
  reviews: Reviews['reviews'];
};

/** The questions of every page and the reviews, or those of one page (the reviews are the home page’s), in one query. */
export async function findSiteTexts(db: Executor, page?: FaqPage): Promise<SiteTexts> {
  const pages = page === undefined ? FAQ_PAGES : [page];
  const keys: ContentKey[] = pages.map((each) => `faq.${each}` as const);
  if (pages.includes('home')) keys.push('reviews');
  const rows = await db.select().from(settings).where(inArray(settings.key, keys));
  const rowOf = (key: ContentKey) => rows.find((row) => row.key === key);
  const asked = pages.map((each) => {
    const questions = z.parse(Questions, rowOf(`faq.${each}`)?.value ?? []);
    return [each, questions] as const;
  });
  return {
    faq: Object.fromEntries(asked.filter(([, questions]) => questions.length > 0)),
    reviews: z.parse(ReviewList, rowOf('reviews')?.value ?? []),
  };
}
