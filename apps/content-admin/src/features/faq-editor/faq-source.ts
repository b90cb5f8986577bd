import { getApi } from '@tassis/api-client';
import { discardFaqDraft, updateFaq, updateFaqDraft, type Faq } from '@tassis/contracts';
import { listUnder, type DraftSource } from '../../drafts/draft-source.ts';

/** A question with its answer, in French and English. */
export type Question = Faq['questions'][number];

/** The questions of a page. */
export function faqSource(page: Faq['page']): DraftSource<Faq, Question> {
  const params = { page };
  return {
    ...listUnder('questions'),
    contract: updateFaq,
    draftSchema: updateFaqDraft.request.body,
    getPublished: ({ questions }) => questions,
    findDraft: ({ draft }) => draft && { entries: draft.questions, savedAt: draft.saved_at },
    save: async (questions, version) => {
      const input = { params, body: { questions } };
      return (await getApi().call(updateFaqDraft, input, { version })).data;
    },
    publish: async (questions, version) => {
      const input = { params, body: { questions } };
      return (await getApi().call(updateFaq, input, { version })).data;
    },
    discard: async (version) =>
      (await getApi().call(discardFaqDraft, { params }, { version })).data,
  };
}
