import path from 'node:path';
import { isArea, type Descriptor } from '../descriptor.ts';
import { exists } from '../files.ts';
import { ReleaseRefusal } from '../refusal.ts';
import { buildAgain } from './build-again.ts';

/** An area with public pages brings the bundle that renders them. */
export async function serverBundle(folder: string, descriptor: Descriptor): Promise<void> {
  if (!isArea(descriptor) || descriptor.prerender.length === 0) return;
  if (await exists(path.join(folder, 'server/index.cjs'))) return;
  const { id, prerender } = descriptor;
  throw new ReleaseRefusal(
    `This release of ${id} has no server/index.cjs, which renders ${prerender.join(', ')}.`,
    buildAgain(id),
  );
}
