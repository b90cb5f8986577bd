import { pageTextsQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import type { FaqPage } from '@tassis/domain';

/** The questions and answers of a page; for the home page also the reviews. */
export function usePageTexts(page: FaqPage) {
  return useQuery({
    ...pageTextsQuery(page),
    select: ({ data: { faq, reviews } }) => ({ questions: faq[page] ?? [], reviews }),
  });
}
