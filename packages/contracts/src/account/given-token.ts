import * as z from '@tassis/contracts/schema';
import { atMost } from '../rule.ts';

/** A token that the server gave out in a mail or an answer. */
export const givenToken = z
  .string({ error: 'required' })
  .check(z.minLength(1, { error: 'required' }), atMost(512, 'invalid_value'));
