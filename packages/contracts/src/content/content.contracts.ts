import { getContentOverview } from './get-content-overview.ts';
import { getFaq } from './get-faq.ts';
import { getReviews } from './get-reviews.ts';
import { updateFaq } from './update-faq.ts';
import { updateReviews } from './update-reviews.ts';

export const contentContracts = [
  getContentOverview,
  getFaq,
  getReviews,
  updateFaq,
  updateReviews,
] as const;
