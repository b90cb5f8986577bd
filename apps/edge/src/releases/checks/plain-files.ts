import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Descriptor } from '../descriptor.ts';
import { ReleaseRefusal } from '../refusal.ts';
import { buildAgain } from './build-again.ts';

/** A release holds files alone: a link would hand out what it leads to, outside of the release. */
export async function plainFiles(folder: string, { id }: Descriptor): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const other = entries.find((entry) => !entry.isFile() && !entry.isDirectory());
  if (!other) return;
  const name = path.relative(folder, path.join(other.parentPath, other.name));
  throw new ReleaseRefusal(`This release of ${id} has ${name}, which is no file.`, buildAgain(id));
}
