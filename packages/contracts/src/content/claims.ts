import {
  CLAIM_FIGURE_MAX,
  CLAIM_NAMES,
  claimFigure,
  lineOfText,
  paragraph,
  SITE_TEXT_FIELDS,
  SITE_TEXTS_MAX,
} from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { acrossFields, atMost, field, textIn, wrong } from '../rule.ts';
import { lastChange } from './last-change.ts';

const words = {
  name: z.enum(CLAIM_NAMES, wrong),
  /** An empty one is not shown, nor what it counts. */
  figure: z.optional(field(lineOfText).check(atMost(CLAIM_FIGURE_MAX, 'line_too_long'))),
  text: z.optional(field(paragraph)),
  text_en: z.optional(field(paragraph)),
};

const figureOfName = acrossFields((claim) => [
  ['figure', claimFigure(textIn(claim, 'name'), textIn(claim, 'figure'))],
]);

const ClaimForm = z
  .strictObject({ ...words, text: z.optional(field(SITE_TEXT_FIELDS.answer)) })
  .check(figureOfName);
const few = z.maxLength(SITE_TEXTS_MAX, { error: 'too_many_items' });

export const ClaimsForm = z.strictObject({ claims: z.array(ClaimForm, wrong).check(few) });
export const ClaimsDraftForm = z.strictObject({
  claims: z.array(z.strictObject(words), wrong).check(few),
});

const EditedClaim = z.object({
  name: words.name,
  figure: z.optional(z.string()),
  text: z.optional(z.string()),
  text_en: z.optional(z.string()),
});

/**
 * What the site says of the firm: every figure, sentence and text beside its hours, each with the words that it has; and
 * what is being prepared of them. Version 0 means that neither was ever saved.
 */
export const Claims = z.object({
  claims: z.array(EditedClaim),
  draft: z.nullable(z.object({ claims: z.array(EditedClaim), saved_at: z.string() })),
  version: z.number(),
  last_change: lastChange,
});

export type Claims = z.output<typeof Claims>;
