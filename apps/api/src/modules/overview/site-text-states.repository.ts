import { Banners, Faq, Reviews, type ContentOverview } from '@tassis/contracts';
import { bannerState, FAQ_PAGES, isInEnglish } from '@tassis/domain';
import { inArray, isNotNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Executor } from '../../database/client.ts';
import { contentDrafts, settings } from '../../database/schema/index.ts';
import type { ContentKey } from '../content/content-record.repository.ts';

/** The state of the site's texts: how many there are, since when, their drafts, and what is scheduled. */
export async function findSiteTextStates(
  db: Executor,
  now: Date,
): Promise<Pick<ContentOverview, 'faq' | 'reviews' | 'claims' | 'banners'>> {
  const pages = FAQ_PAGES.map((page) => `faq.${page}` as const);
  const keys: ContentKey[] = [...pages, 'reviews', 'banners'];
  const records = await db.select().from(settings).where(inArray(settings.key, keys));
  const drafts = await db.select().from(contentDrafts).where(isNotNull(contentDrafts.value));
  const getValue = (key: ContentKey) => records.find((record) => record.key === key)?.value ?? [];
  const getDates = (key: ContentKey) => ({
    updated_at: records.find((record) => record.key === key)?.updatedAt.toISOString() ?? null,
    drafted_at: drafts.find((draft) => draft.key === key)?.savedAt.toISOString() ?? null,
  });
  return {
    faq: FAQ_PAGES.map((page) => {
      const questions = z.parse(Faq.shape.questions, getValue(`faq.${page}`));
      const untranslated = questions.filter((each) => !each.question_en || !each.answer_en);
      return {
        page,
        questions: questions.length,
        untranslated: isInEnglish(page) ? untranslated.length : 0,
        ...getDates(`faq.${page}`),
      };
    }),
    reviews: {
      count: z.parse(Reviews.shape.reviews, getValue('reviews')).length,
      ...getDates('reviews'),
    },
    claims: { drafted_at: getDates('claims').drafted_at },
    banners: {
      drafted_at: getDates('banners').drafted_at,
      to_come: z
        .parse(Banners.shape.banners, getValue('banners'))
        .filter((banner) => bannerState(banner, now) === 'scheduled')
        .map(({ text, from = '' }) => ({ text, from })),
    },
  };
}
