import { discardBannersDraft } from './discard-banners-draft.ts';
import { discardClaimsDraft } from './discard-claims-draft.ts';
import { discardFaqDraft } from './discard-faq-draft.ts';
import { discardReviewsDraft } from './discard-reviews-draft.ts';
import { getBanners } from './get-banners.ts';
import { getClaims } from './get-claims.ts';
import { getContentOverview } from './get-content-overview.ts';
import { getFaq } from './get-faq.ts';
import { getReviews } from './get-reviews.ts';
import { updateBanners } from './update-banners.ts';
import { updateBannersDraft } from './update-banners-draft.ts';
import { updateClaims } from './update-claims.ts';
import { updateClaimsDraft } from './update-claims-draft.ts';
import { updateFaq } from './update-faq.ts';
import { updateFaqDraft } from './update-faq-draft.ts';
import { updateReviews } from './update-reviews.ts';
import { updateReviewsDraft } from './update-reviews-draft.ts';

export const contentContracts = [
  discardBannersDraft,
  discardClaimsDraft,
  discardFaqDraft,
  discardReviewsDraft,
  getBanners,
  getClaims,
  getContentOverview,
  getFaq,
  getReviews,
  updateBanners,
  updateBannersDraft,
  updateClaims,
  updateClaimsDraft,
  updateFaq,
  updateFaqDraft,
  updateReviews,
  updateReviewsDraft,
] as const;
