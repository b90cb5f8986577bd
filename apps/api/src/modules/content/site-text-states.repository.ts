import { Faq, Reviews, type ContentOverview } from '@tassis/contracts';
import { FAQ_PAGES } from '@tassis/domain';
import { inArray, isNotNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Executor } from '../../database/client.ts';
import { contentDrafts, settings } from '../../database/schema/index.ts';
import type { ContentKey } from './content-record.repository.ts';

/** How the questions of each page and the reviews stand: how many, since when, and what is being prepared. */
export async function findSiteTextStates(
  db: Executor,
): Promise<Pick<ContentOverview, 'faq' | 'reviews'>> {
  const keys: ContentKey[] = [...FAQ_PAGES.map((page) => `faq.${page}` as const), 'reviews'];
  const records = await db.select().from(settings).where(inArray(settings.key, keys));
  const drafts = await db.select().from(contentDrafts).where(isNotNull(contentDrafts.value));
  const valueOf = (key: ContentKey) => records.find((record) => record.key === key)?.value ?? [];
  const datesOf = (key: ContentKey) => ({
    updated_at: records.find((record) => record.key === key)?.updatedAt.toISOString() ?? null,
    drafted_at: drafts.find((draft) => draft.key === key)?.savedAt.toISOString() ?? null,
  });
  return {
    faq: FAQ_PAGES.map((page) => {
      const questions = z.parse(Faq.shape.questions, valueOf(`faq.${page}`));
      const untranslated = questions.filter((each) => !each.question_en || !each.answer_en);
      return {
        page,
        questions: questions.length,
        untranslated: untranslated.length,
        ...datesOf(`faq.${page}`),
      };
    }),
    reviews: {
      count: z.parse(Reviews.shape.reviews, valueOf('reviews')).length,
      ...datesOf('reviews'),
    },
  };
}
