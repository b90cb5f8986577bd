import { FAQ_PAGES, reviewRating, SITE_TEXT_FIELDS, SITE_TEXTS_MAX } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { amount, field } from '../rule.ts';

const wrong = { error: 'invalid_value' };
const few = z.maxLength(SITE_TEXTS_MAX, { error: 'too_many_items' });

export const faqPage = z.enum(FAQ_PAGES, wrong);
export const faqParams = z.object({ page: faqPage });

const Question = z.strictObject({
  question: field(SITE_TEXT_FIELDS.question),
  answer: field(SITE_TEXT_FIELDS.answer),
});

const Review = z.strictObject({
  author: field(SITE_TEXT_FIELDS.author),
  review_text: field(SITE_TEXT_FIELDS.review),
  review_rating: amount(reviewRating),
  review_datetime_utc: field(SITE_TEXT_FIELDS.moment),
  author_image: z.nullable(field(SITE_TEXT_FIELDS.image)),
});

export const FaqForm = z.strictObject({ questions: z.array(Question, wrong).check(few) });
export const ReviewsForm = z.strictObject({ reviews: z.array(Review, wrong).check(few) });

/** The questions of a page. Version 0: it never had any. */
export const Faq = z.object({
  page: faqPage,
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  version: z.number(),
});

/** The reviews that the site shows. Version 0: it never had any. */
export const Reviews = z.object({
  reviews: z.array(
    z.object({
      author: z.string(),
      review_text: z.string(),
      review_rating: z.number(),
      review_datetime_utc: z.string(),
      author_image: z.nullable(z.string()),
    }),
  ),
  version: z.number(),
});

export type Faq = z.output<typeof Faq>;
export type Reviews = z.output<typeof Reviews>;
