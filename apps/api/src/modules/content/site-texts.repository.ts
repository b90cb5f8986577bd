import { Faq, Firm, Reviews } from '@tassis/contracts';
import { FAQ_PAGES, type FaqPage } from '@tassis/domain';
import type { Locale } from '@tassis/messages';
import { inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Executor } from '../../database/client.ts';
import { settings } from '../../database/schema/index.ts';
import { toBanners } from './banners.repository.ts';
import { toTexts } from './claims.repository.ts';
import { findRecord, type ContentKey } from './content-record.repository.ts';

const ReviewList = Firm.shape.reviews;
const EditedQuestions = Faq.shape.questions;
const EditedReviews = Reviews.shape.reviews;

/** The questions of one page, and their draft. */
export async function findFaq(db: Executor, page: FaqPage): Promise<Faq> {
  const { value, version, draft, lastChange } = await findRecord(db, `faq.${page}`);
  return {
    page,
    questions: z.parse(EditedQuestions, value ?? []),
    draft: draft && {
      questions: z.parse(EditedQuestions, draft.value),
      saved_at: draft.savedAt.toISOString(),
    },
    version,
    last_change: lastChange,
  };
}

/** The reviews that the site shows, and their draft. */
export async function findReviews(db: Executor): Promise<Reviews> {
  const { value, version, draft, lastChange } = await findRecord(db, 'reviews');
  return {
    reviews: z.parse(EditedReviews, value ?? []),
    draft: draft && {
      reviews: z.parse(EditedReviews, draft.value),
      saved_at: draft.savedAt.toISOString(),
    },
    version,
    last_change: lastChange,
  };
}

type SiteTexts = Pick<Firm, 'reviews' | 'texts' | 'banners'> & {
  /** The questions by page; pages without questions are left out. */
  faq: Partial<Record<FaqPage, Firm['faq'][string]>>;
};

type Asked = {
  /** Which questions to read: those of one page (for the home page with reviews), of all pages, or none. */
  texts: FaqPage | 'all' | 'none';
  locale: Locale;
  now: Date;
};

/** The requested questions and reviews, and the claims and banners of every page, in one query. */
export async function findSiteTexts(
  db: Executor,
  { texts, locale, now }: Asked,
): Promise<SiteTexts> {
  const pages = FAQ_PAGES.filter((page) => texts === 'all' || texts === page);
  const keys: ContentKey[] = ['claims', 'banners', ...pages.map((each) => `faq.${each}` as const)];
  if (pages.includes('home')) keys.push('reviews');
  const rows = await db.select().from(settings).where(inArray(settings.key, keys));
  const getValue = (key: ContentKey) => rows.find((row) => row.key === key)?.value ?? [];
  const asked = pages.map((each) => {
    const questions = z.parse(EditedQuestions, getValue(`faq.${each}`));
    return [each, questions.map((question) => inLanguage(question, locale))] as const;
  });
  return {
    faq: Object.fromEntries(asked.filter(([, questions]) => questions.length > 0)),
    reviews: z.parse(ReviewList, getValue('reviews')),
    texts: toTexts(getValue('claims'), locale),
    banners: toBanners(getValue('banners'), { locale, now }),
  };
}

function inLanguage(
  { question, answer, question_en, answer_en }: Faq['questions'][number],
  locale: Locale,
): Firm['faq'][string][number] {
  if (locale !== 'en') return { question, answer };
  if (question_en && answer_en) return { question: question_en, answer: answer_en };
  return { question, answer, lang: 'fr' };
}
