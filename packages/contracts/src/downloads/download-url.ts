import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';

/** Where a file waits, once and for a minute: a path from the root of the API's host (`/api/downloads/…`). */
export const DownloadUrl = itemAnswer(z.object({ url: z.string() }));
