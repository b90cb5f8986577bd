import { FAQ_PAGES, reviewRating, SITE_TEXT_FIELDS, SITE_TEXTS_MAX } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { Question, Review } from '../firm/firm.ts';
import { amount, field, wrong } from '../rule.ts';

const few = z.maxLength(SITE_TEXTS_MAX, { error: 'too_many_items' });

export const faqPage = z.enum(FAQ_PAGES, wrong);
export const faqParams = z.object({ page: faqPage });

const QuestionForm = z.strictObject({
  question: field(SITE_TEXT_FIELDS.question),
  answer: field(SITE_TEXT_FIELDS.answer),
});

const ReviewForm = z.strictObject({
  author: field(SITE_TEXT_FIELDS.author),
  review_text: field(SITE_TEXT_FIELDS.review),
  review_rating: amount(reviewRating),
  review_datetime_utc: field(SITE_TEXT_FIELDS.moment),
  author_image: z.nullable(field(SITE_TEXT_FIELDS.image)),
});

export const FaqForm = z.strictObject({ questions: z.array(QuestionForm, wrong).check(few) });
export const ReviewsForm = z.strictObject({ reviews: z.array(ReviewForm, wrong).check(few) });

/** The questions of a page. Version 0 means that they were never saved. */
export const Faq = z.object({
  page: faqPage,
  questions: z.array(Question),
  version: z.number(),
});

/** The site's reviews. Version 0 means that they were never saved. */
export const Reviews = z.object({
  reviews: z.array(Review),
  version: z.number(),
});

export type Faq = z.output<typeof Faq>;
export type Reviews = z.output<typeof Reviews>;
