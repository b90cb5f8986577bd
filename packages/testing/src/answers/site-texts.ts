import type { Banners, Claims, Faq, Reviews } from '@tassis/contracts';
import { CLAIM_FIGURES, CLAIM_NAMES } from '@tassis/domain';
import { firstClaims } from '@tassis/domain/first-claims';
import { firmRecord, siteTexts } from '../builders/firm.ts';

/** The answer of GET /content/faq/home. */
export function faqAnswer(changes: Partial<Faq> = {}) {
  const questions = siteTexts().faq['home'] ?? [];
  const data: Faq = { page: 'home', questions, draft: null, version: 1, ...changes };
  return { success: true as const, data };
}

/** The answer of GET /content/reviews. */
export function reviewsAnswer(changes: Partial<Reviews> = {}) {
  const data: Reviews = { reviews: siteTexts().reviews, draft: null, version: 1, ...changes };
  return { success: true as const, data };
}

/** The answer of GET /content/claims. */
export function claimsAnswer(changes: Partial<Claims> = {}) {
  const figures = firmRecord().claims;
  const claims = CLAIM_NAMES.map((name) => ({
    name,
    ...(CLAIM_FIGURES.some((each) => each === name) && { figure: figures[name] ?? '' }),
    ...firstClaims[name],
  }));
  const data: Claims = { claims, draft: null, version: 0, ...changes };
  return { success: true as const, data };
}

/** The answer of GET /content/banners: one on the site, and a future one without its English text. */
export function bannersAnswer(changes: Partial<Banners> = {}) {
  const banners: Banners['banners'] = [
    {
      text: 'Nos bureaux sont fermés le 6 novembre.',
      text_en: 'Our offices are closed on 6 November.',
      link: '/contact',
      link_text: 'Nous écrire',
      link_text_en: 'Write to us',
      tone: 'warning',
      place: 'all',
      from: '',
      until: '',
    },
    {
      text: 'La domiciliation à moitié prix, jusqu’à la fin du mois.',
      link: '/forfaits',
      link_text: 'Voir les forfaits',
      tone: 'success',
      place: 'packages',
      from: '2099-01-01T09:00',
      until: '2099-01-31T18:00',
    },
  ];
  const data: Banners = { banners, draft: null, version: 1, ...changes };
  return { success: true as const, data };
}
