import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { openBucketPlace } from './bucket-place.ts';
import { copyAll } from './copy-files.ts';
import { filesIn } from './files.ts';
import { importRelease, type PlacedRelease, type ReleasePlace } from './import-release.ts';
import { provenanceFile, readProvenanceIn } from './provenance.ts';
import { releaseFolder } from './store.ts';

const named = /^(.*)#([a-z][a-z-]*)@(\d[\w.+-]*)$/;
const nested = /^(.*)\/mfe\/([a-z][a-z-]*)\/(\d[\w.+-]*)\/?$/;

/**
 * The release that an address names: `<store>#<app>@<version>`, or the path of its folder, `<store>/mfe/<app>/<version>`. The
 * store is a folder, or `s3://<bucket>/<folder>`. Undefined when it names none.
 */
export async function findPlaced(address: string): Promise<PlacedRelease | undefined> {
  const [, place, id, version] = named.exec(address) ?? nested.exec(address) ?? [];
  if (place === undefined || id === undefined || version === undefined) return undefined;
  return { id, version, place: await openPlace(place) };
}

/** Opens a store by its address; a data directory is one with `releases` in it. */
export async function openPlace(address: string): Promise<ReleasePlace> {
  if (address.startsWith('s3://')) return openBucketPlace(address);
  const inside = path.join(address, 'releases');
  const isData = await stat(inside).then(
    (found) => found.isDirectory(),
    () => false,
  );
  return folderPlace(path.resolve(isData ? inside : address));
}

function folderPlace(store: string): ReleasePlace {
  return {
    fetch: async (app, folder) => {
      const from = releaseFolder(store, app.id, app.version);
      const files = await filesIn(from).catch(() => []);
      await copyAll(files, folder, async (file) => readFile(path.join(from, file)));
    },
    provenance: (app) => readProvenanceIn(path.join(store, provenanceFile(app))),
    put: async (app, { folder, provenance }) => {
      const from = folderPlace(path.resolve(folder, '../../..'));
      const place = { ...from, provenance: () => Promise.resolve(provenance) };
      await importRelease(store, { ...app, place });
    },
  };
}
