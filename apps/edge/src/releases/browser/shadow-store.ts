import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { withDraft } from '../drafts.ts';
import { logPath } from '../release-log.ts';
import { manifestPath } from '../store.ts';

/**
 * Gives `work` a store that has every release of this one and its manifest. What is written into it is gone afterwards,
 * so that a site may be tried that is not live.
 */
export async function withShadowStore<T>(
  store: string,
  work: (shadow: string) => Promise<T>,
): Promise<T> {
  return withDraft(store, async (shadow) => {
    const from = path.join(store, 'mfe');
    await mkdir(path.join(shadow, 'mfe'), { recursive: true });
    const ids = await readdir(from).catch((): string[] => []);
    for (const id of ids.filter((each) => each !== 'pages')) await linkVersions(from, shadow, id);
    for (const file of [manifestPath, logPath]) {
      await cp(file(store), file(shadow)).catch(() => undefined); // nothing was released yet
    }
    return work(shadow);
  });
}

async function linkVersions(from: string, shadow: string, id: string): Promise<void> {
  const folder = path.join(shadow, 'mfe', id);
  await mkdir(folder);
  const versions = await readdir(path.join(from, id));
  await Promise.all(
    versions.map((version) =>
      symlink(path.resolve(from, id, version), path.join(folder, version), 'junction'),
    ),
  );
}
