import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Descriptor } from '../descriptor.ts';
import { ReleaseRefusal } from '../refusal.ts';
import { readIntegrity } from '../released-entry.ts';

const containerSchema = z.object({ shared: z.array(z.object({ name: z.string() })) });

/**
 * What the container shares, as the federation's plugin describes it, is what `integrity.json` says that the area accepts:
 * the page compares only that with what the shell provides.
 */
export async function statedShares(folder: string, { id }: Descriptor): Promise<void> {
  const text = await readFile(path.join(folder, 'mf-manifest.json'), 'utf8').catch(() => '{}');
  const container = z.safeParse(containerSchema, JSON.parse(text));
  const stated = (await readIntegrity(folder))?.shared;
  if (!container.success || !stated) return;
  const unstated = container.data.shared.find(({ name }) => stated[name] === undefined);
  if (!unstated) return;
  throw new ReleaseRefusal(
    `This release of ${id} shares ${unstated.name}, which its integrity.json does not state.`,
    'Leave the list of shared modules to tassis-build: it is what the shell provides.',
  );
}
