import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { ReleaseRefusal } from './refusal.ts';

/** What is read of an app's `package.json`. The version becomes the name of a folder. */
const packageSchema = z.object({
  name: z.optional(z.string()),
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/)),
});

/** Reads the `package.json` of an app; refuses one without a version. */
export async function readPackage(folder: string): Promise<z.infer<typeof packageSchema>> {
  const text = await readFile(path.join(folder, 'package.json'), 'utf8').catch(() => '{}');
  const result = z.safeParse(packageSchema, JSON.parse(text));
  if (result.success) return result.data;
  throw new ReleaseRefusal(
    `There is no package.json with a version in ${folder}.`,
    'Give the app one, such as 1.0.0.',
  );
}
