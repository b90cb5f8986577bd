import * as z from '@tassis/contracts/schema';
import { wrong } from './rule.ts';

/** Which one: the last id of most paths. */
export const idParams = z.strictObject({ id: z.uuid(wrong) });
