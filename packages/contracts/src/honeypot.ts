import * as z from '@tassis/contracts/schema';
import { atMost, wrong } from './rule.ts';

/**
 * A field of the forms of visitors that no person sees. A robot fills it in: it gets the usual answer, and
 * nothing is stored.
 */
export const honeypot = {
  website: z.nullish(z.string(wrong).check(atMost(1000, 'invalid_value'))),
};
