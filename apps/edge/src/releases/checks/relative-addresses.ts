import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Descriptor } from '../descriptor.ts';
import { exists } from '../files.ts';
import { ReleaseRefusal } from '../refusal.ts';

const federationSchema = z.object({ metaData: z.object({ publicPath: z.string() }) });

/** A release lies under its own version: one that asks for its files at the site’s root finds none of them. */
export async function relativeAddresses(folder: string, { id }: Descriptor): Promise<void> {
  const file = path.join(folder, 'mf-manifest.json');
  if (!(await exists(file))) return;
  const { metaData } = federationSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  if (metaData.publicPath !== '/') return;
  throw new ReleaseRefusal(
    `This release of ${id} was built for the site’s root: its mf-manifest.json says publicPath "/".`,
    `Build it with base: './', as packages/build/src/area-preset.ts does.`,
  );
}
