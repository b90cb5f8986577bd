import { getApi } from '@tassis/api-client';
import {
  discardReviewsDraft,
  updateReviews,
  updateReviewsDraft,
  type Reviews,
} from '@tassis/contracts';
import { listUnder, type DraftSource } from '../../drafts/draft-source.ts';

/** A client's review. */
export type Review = Reviews['reviews'][number];

/** The reviews of the site. */
export const reviewsSource: DraftSource<Reviews, Review> = {
  ...listUnder('reviews'),
  contract: updateReviews,
  draftSchema: updateReviewsDraft.request.body,
  getPublished: ({ reviews }) => reviews,
  findDraft: ({ draft }) => draft && { entries: draft.reviews, savedAt: draft.saved_at },
  save: async (reviews, version) =>
    (await getApi().call(updateReviewsDraft, { body: { reviews } }, { version })).data,
  publish: async (reviews, version) =>
    (await getApi().call(updateReviews, { body: { reviews } }, { version })).data,
  discard: async (version) => (await getApi().call(discardReviewsDraft, {}, { version })).data,
};
