import path from 'node:path';
import { isArea, type Descriptor } from '../descriptor.ts';
import { exists } from '../files.ts';
import { ReleaseRefusal } from '../refusal.ts';
import { buildAgain } from './build-again.ts';

/** The shell, and an area with public pages, bring what the edge renders them with. */
export async function serverBundle(folder: string, descriptor: Descriptor): Promise<void> {
  const { id } = descriptor;
  for (const file of neededBy(descriptor)) {
    if (await exists(path.join(folder, file))) continue;
    throw new ReleaseRefusal(
      `This release of ${id} has no ${file}, without which the edge cannot render its pages.`,
      buildAgain(id),
    );
  }
}

function neededBy(descriptor: Descriptor): string[] {
  if (!isArea(descriptor)) return ['server/index.cjs', 'server/boot.js', 'server/start.json'];
  return descriptor.prerender.length > 0 ? ['server/index.cjs'] : [];
}
