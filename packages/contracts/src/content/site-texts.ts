import {
  FAQ_PAGES,
  lineOfText,
  paragraph,
  reviewRating,
  SITE_TEXT_FIELDS,
  SITE_TEXTS_MAX,
} from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { Review } from '../firm/firm.ts';
import { amount, field, wrong } from '../rule.ts';
import { lastChange } from './last-change.ts';

const few = z.maxLength(SITE_TEXTS_MAX, { error: 'too_many_items' });

export const faqPage = z.enum(FAQ_PAGES, wrong);
export const faqParams = z.object({ page: faqPage });

/** The English beside the French; it may be missing. */
const english = {
  question_en: z.optional(field(lineOfText)),
  answer_en: z.optional(field(paragraph)),
};

const QuestionForm = z.strictObject({
  question: field(SITE_TEXT_FIELDS.question),
  answer: field(SITE_TEXT_FIELDS.answer),
  ...english,
});

const ReviewForm = z.strictObject({
  author: field(SITE_TEXT_FIELDS.author),
  review_text: field(SITE_TEXT_FIELDS.review),
  review_rating: amount(reviewRating),
  review_datetime_utc: field(SITE_TEXT_FIELDS.moment),
  author_image: z.nullable(field(SITE_TEXT_FIELDS.image)),
});

/** What is being prepared may be unfinished: what is required of a published text may be empty. */
const QuestionDraft = z.extend(QuestionForm, {
  question: field(lineOfText),
  answer: field(paragraph),
});
const ReviewDraft = z.extend(ReviewForm, {
  author: field(lineOfText),
  review_text: field(paragraph),
});

const createListSchema = <Entry extends z.core.$ZodType>(entry: Entry) =>
  z.array(entry, wrong).check(few);

export const FaqForm = z.strictObject({ questions: createListSchema(QuestionForm) });
export const ReviewsForm = z.strictObject({ reviews: createListSchema(ReviewForm) });
export const FaqDraftForm = z.strictObject({ questions: createListSchema(QuestionDraft) });
export const ReviewsDraftForm = z.strictObject({ reviews: createListSchema(ReviewDraft) });

const EditedQuestions = z.array(
  z.object({
    question: z.string(),
    answer: z.string(),
    question_en: z.optional(z.string()),
    answer_en: z.optional(z.string()),
  }),
);
const EditedReviews = z.array(Review);

/** The questions of a page, and those being prepared. Version 0 means that neither was ever saved. */
export const Faq = z.object({
  page: faqPage,
  questions: EditedQuestions,
  draft: z.nullable(z.object({ questions: EditedQuestions, saved_at: z.string() })),
  version: z.number(),
  last_change: lastChange,
});

/** The site's reviews, and those being prepared. Version 0 means that neither was ever saved. */
export const Reviews = z.object({
  reviews: EditedReviews,
  draft: z.nullable(z.object({ reviews: EditedReviews, saved_at: z.string() })),
  version: z.number(),
  last_change: lastChange,
});

export type Faq = z.output<typeof Faq>;
export type Reviews = z.output<typeof Reviews>;
