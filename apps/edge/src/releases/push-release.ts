import { openPlace } from './release-place.ts';
import { ReleaseRefusal } from './refusal.ts';
import { readProvenance } from './provenance.ts';
import type { AppVersion } from './store-build.ts';
import { releaseFolder } from './store.ts';
import { openRelease } from './stored-release.ts';

const usage = 'pnpm release:push <app>@<version> <store or s3://bucket/folder>';

/** Puts a release of this store into another one, from where any environment promotes it; its site goes on as it is. */
export async function pushRelease(store: string, words: readonly string[]): Promise<AppVersion> {
  const [release = '', target] = words;
  const [id = '', version] = release.split('@');
  if (version === undefined || target === undefined)
    throw new ReleaseRefusal('Say which release to put where.', usage);
  await openRelease(store, id, version);
  const place = await openPlace(target);
  const provenance = await readProvenance(store, { id, version });
  await place.put({ id, version }, { folder: releaseFolder(store, id, version), provenance });
  return { id, version };
}
