import { isPublicPage } from '../content/public-pages.ts';
import { requiredLine, requiredParagraph } from './field.ts';
import { pattern } from './generic-field.ts';
import type { Validator, Violation } from './violation.ts';

const MOMENT = /^2\d{3}-(?:0\d|1[0-2])-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(?:\.\d{1,3})?Z$/u;
const pageAddress = pattern(
  /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:[?#][\w=&%-]+)?$/u,
  'page_address_invalid',
);

/** A question and its answer, a review and who wrote it. */
export const SITE_TEXT_FIELDS = {
  question: requiredLine('required'),
  answer: requiredParagraph('required'),
  author: requiredLine('required'),
  review: requiredParagraph('required'),
  /** A picture of this site, because the Content Security Policy refuses other hosts. */
  image: pattern(/^(?:\/[\w-]+)+\.(?:avif|jpe?g|png|svg|webp)$/u),
  moment,
} as const satisfies Record<string, Validator>;

/** Stars: from 1 to 5, by halves. */
export function reviewRating(rating: number): Violation | null {
  const isFine = rating >= 1 && rating <= 5 && Number.isInteger(rating * 2);
  return isFine ? null : { code: 'rating_invalid' };
}

/** A public page of this site: `/forfaits`, `/contact#message`; '' for none. */
export function publicPageAddress(value: string): Violation | null {
  const [path = ''] = value.split(/[?#]/u);
  if (value === '') return null;
  return pageAddress(value) ?? (isPublicPage(path) ? null : { code: 'page_missing' });
}

/** A moment in UTC that exists: `2026-10-12T09:20:00Z`. */
function moment(value: string): Violation | null {
  const at = MOMENT.test(value) ? new Date(value) : new Date(Number.NaN);
  // February 30th is read as a day of March.
  const isReal = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value.slice(0, 19));
  return isReal ? null : { code: 'date_invalid' };
}
