import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { toIssue, wrong } from '../rule.ts';
import { Draft, draftPath } from './draft.ts';

/** A lone surrogate, which JSON can hold and PostgreSQL cannot. */
const LONE_SURROGATE = /\p{Surrogate}/u;

const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return !LONE_SURROGATE.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every((entry) => entry.every(isStorable));
};

/** Any form data; they are validated at submission. */
const anything = z.record(z.string(), z.unknown(), wrong).check(
  z.superRefine<unknown>((data, context) => {
    if (!isStorable(data)) context.addIssue(toIssue({ code: 'characters_not_allowed' }));
  }),
);

export const saveDraft = defineContract({
  name: 'saveDraft',
  method: 'PUT',
  path: '/client/drafts/:service',
  summary: 'Save the data of this form; without If-Match only when there is no draft yet.',
  auth: ['client'],
  versioned: 'after_first',
  request: {
    params: z.strictObject(draftPath),
    body: z.strictObject({
      data: anything,
      /** Takes the files out as well: this draft replaces another. */
      drop_files: z.optional(z.literal(true, wrong)),
    }),
  },
  response: { status: 200, schema: itemAnswer(Draft) },
  errors: [
    'unauthenticated',
    'forbidden',
    'validation_failed',
    'version_required',
    'stale_version',
  ],
  bodyLimit: 256 * 1024,
});
