import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isCompatible, PLATFORM_API } from '@tassis/platform/release';
import { isArea, type Descriptor } from '../descriptor.ts';
import { ReleaseRefusal } from '../refusal.ts';
import { clientFiles } from '../client-files.ts';
import { readIntegrity } from '../released-entry.ts';
import { buildAgain } from './build-again.ts';

/** The last platform API without `fetchChunk`. */
const WITHOUT_CHUNKS = '3.1.0';

/**
 * An area is entered by one script and at most one stylesheet: that is what makes it one request away. Further scripts
 * are imported on demand, by that script, which states what they must be: the manifest states that of the first only.
 */
export async function scriptsAndStyle(folder: string, descriptor: Descriptor): Promise<void> {
  if (!isArea(descriptor)) return;
  const { id } = descriptor;
  const entry = `remoteEntry.${id}.js`;
  const files = await clientFiles(folder);
  const scripts = files.filter((file) => file.endsWith('.js'));
  if (!scripts.includes(entry)) throw refusal(id, `has no ${entry}`);
  const style = files.find((file) => file.endsWith('.css') && file !== 'style.css');
  if (style !== undefined) throw refusal(id, `has ${style} beside its style.css`);
  const script = await readFile(path.join(folder, entry), 'utf8');
  const stated = (await readIntegrity(folder)) ?? {};
  const isStated = (file: string) => {
    const hash = stated[file];
    return hash !== undefined && script.includes(`"./${file}":"${hash}"`);
  };
  const unchecked = scripts.find((file) => file !== entry && !isStated(file));
  if (unchecked !== undefined)
    throw refusal(id, `has ${unchecked}, whose hash its ${entry} does not state`);
  if (scripts.length > 1 && isCompatible(descriptor, WITHOUT_CHUNKS))
    throw new ReleaseRefusal(
      `This release of ${id} has chunks, and would run on a shell that cannot fetch them.`,
      `Let its area.json require the platform API ^${PLATFORM_API}.`,
    );
}

function refusal(id: string, what: string): ReleaseRefusal {
  return new ReleaseRefusal(`This release of ${id} ${what}.`, buildAgain(id));
}
