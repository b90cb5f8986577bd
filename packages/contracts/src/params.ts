import * as z from '@tassis/contracts/schema';
import { wrong } from './rule.ts';

/** The id parameter of most paths. */
export const idParams = z.strictObject({ id: z.uuid(wrong) });
