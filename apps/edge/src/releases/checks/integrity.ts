import path from 'node:path';
import type { Descriptor } from '../descriptor.ts';
import { ReleaseRefusal } from '../refusal.ts';
import { computeFileHash, readIntegrity } from '../released-entry.ts';
import { clientFiles } from '../client-files.ts';
import { buildAgain } from './build-again.ts';

/** `integrity.json` must state the hash of every script and stylesheet, as they are, and of nothing else. */
export async function integrity(folder: string, { id }: Descriptor): Promise<void> {
  const stated = (await readIntegrity(folder))?.files;
  if (stated === undefined)
    throw refusal(id, 'has no integrity.json, so browsers could not verify its scripts');
  const files = (await clientFiles(folder)).filter((file) => /\.(?:js|css)$/.test(file));
  for (const file of files) {
    if (stated[file] === undefined) throw refusal(id, `does not state the hash of ${file}`);
    if (stated[file] !== (await computeFileHash(path.join(folder, file))))
      throw refusal(id, `has a ${file} that is not the one its integrity.json states`);
  }
  const missing = Object.keys(stated).find((file) => !files.includes(file));
  if (missing !== undefined) throw refusal(id, `lacks ${missing}, which its integrity.json states`);
}

function refusal(id: string, what: string): ReleaseRefusal {
  return new ReleaseRefusal(`This release of ${id} ${what}.`, buildAgain(id));
}
