import type { StoredManifest } from '../canary-entry.ts';
import { isArea, readDescriptor } from '../descriptor.ts';
import { ReleaseRefusal } from '../refusal.ts';
import type { StoredRelease } from '../released-entry.ts';
import { releaseFolder } from '../store.ts';

/**
 * No two areas of the site have one `classLetter`: their styles meet in a page, and the classes of one would look like
 * those of the other. A disabled area leaves its letter free.
 */
export async function ownLetter(
  store: string,
  live: StoredManifest,
  candidates: readonly StoredRelease[],
): Promise<void> {
  const ids = new Set(candidates.map(({ descriptor }) => descriptor.id));
  const staying = await Promise.all(
    live.areas
      .filter(({ id, enabled }) => enabled && !ids.has(id))
      .flatMap(({ canary, ...area }) => (canary ? [area, canary] : [area]))
      .map(({ id, version }) =>
        readDescriptor(releaseFolder(store, id, version)).catch(() => undefined),
      ),
  );
  const owners = new Map<string, string>();
  for (const area of [...staying, ...candidates.map(({ descriptor }) => descriptor)]) {
    if (!area || !isArea(area) || area.classLetter === undefined) continue;
    const { id, classLetter } = area;
    const owner = owners.get(classLetter);
    if (owner !== undefined && owner !== id)
      throw new ReleaseRefusal(
        `${id} has the classLetter ${classLetter}, which is that of ${owner}.`,
        'Take it out of its area.json: the names of its classes then begin with its id. Then build it again.',
      );
    owners.set(classLetter, id);
  }
}
