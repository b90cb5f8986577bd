import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';

/** The address of a file, a path from the root of the API's host (`/api/downloads/…`). It works once, for a minute. */
export const DownloadUrl = itemAnswer(z.object({ url: z.string() }));
