import { IMAGE_MAX_BYTES, requiredLine } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { field, toIssue, wrong } from '../rule.ts';

/** Fits a picture of 5 MiB as base64 with its `data:` prefix, and the rest of the body. */
export const IMAGE_BODY_LIMIT = 8 * 1024 * 1024;

const TEXT_MAX = Math.ceil(IMAGE_MAX_BYTES / 3) * 4 + 100;
const TOO_LARGE = {
  code: 'image_too_large',
  params: { max: IMAGE_MAX_BYTES / 1_048_576 },
} as const;

const measured = z.superRefine<string>((value, context) => {
  if (value.length > TEXT_MAX) context.addIssue(toIssue(TOO_LARGE));
});

/** A picture as base64, with or without a `data:` prefix, and what it shows in words. */
export const ImageForm = z.strictObject({
  content: z.string(wrong).check(z.minLength(1, wrong), measured),
  description: field(requiredLine('required')),
});

/** `<id>-<width>.webp`: the id is made of the picture, so what is behind a name never changes. */
export const imageName = z.string(wrong).check(z.regex(/^[\w-]{22}-\d{1,4}\.webp$/u, wrong));

/** A picture of the site. */
export const Image = z.object({
  id: z.string(),
  description: z.string(),
  width: z.number(),
  height: z.number(),
  /** The same picture in several widths, the smallest first; for `srcset`. */
  sources: z.array(z.object({ width: z.number(), address: z.string() })),
});

export type Image = z.output<typeof Image>;
