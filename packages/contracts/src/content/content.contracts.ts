import { discardFaqDraft } from './discard-faq-draft.ts';
import { discardReviewsDraft } from './discard-reviews-draft.ts';
import { getContentOverview } from './get-content-overview.ts';
import { getFaq } from './get-faq.ts';
import { getReviews } from './get-reviews.ts';
import { updateFaq } from './update-faq.ts';
import { updateFaqDraft } from './update-faq-draft.ts';
import { updateReviews } from './update-reviews.ts';
import { updateReviewsDraft } from './update-reviews-draft.ts';

export const contentContracts = [
  discardFaqDraft,
  discardReviewsDraft,
  getContentOverview,
  getFaq,
  getReviews,
  updateFaq,
  updateFaqDraft,
  updateReviews,
  updateReviewsDraft,
] as const;
