import type { Faq, Reviews } from '@tassis/contracts';
import { siteTexts } from '../builders/firm.ts';

/** What GET /content/faq/home answers. */
export function faqAnswer(changes: Partial<Faq> = {}) {
  const questions = siteTexts().faq['home'] ?? [];
  const data: Faq = { page: 'home', questions, draft: null, version: 1, ...changes };
  return { success: true as const, data };
}

/** What GET /content/reviews answers. */
export function reviewsAnswer(changes: Partial<Reviews> = {}) {
  const data: Reviews = { reviews: siteTexts().reviews, draft: null, version: 1, ...changes };
  return { success: true as const, data };
}
