import { checkRelease } from './check-release.ts';
import { compressedCopies } from './checks/compressed-copies.ts';
import { readDescriptor } from './descriptor.ts';
import { settle, withDraft } from './drafts.ts';
import { filesIn } from './files.ts';
import { fingerprint } from './fingerprint.ts';
import { recordProvenance, unknownOrigin, type Provenance } from './provenance.ts';
import { ReleaseRefusal } from './refusal.ts';
import type { AppVersion } from './store-build.ts';
import { releaseFolder } from './store.ts';

/** A store of releases: a folder, or a bucket. */
export interface ReleasePlace {
  /** Gets the files of a release into an empty folder. */
  fetch: (app: AppVersion, folder: string) => Promise<void>;
  /** Where it comes from; undefined when nobody noted that. */
  provenance: (app: AppVersion) => Promise<Provenance | undefined>;
  /** Puts a release there, from its folder. */
  put: (app: AppVersion, release: { folder: string; provenance: Provenance }) => Promise<void>;
}

/** A release at its place. */
export interface PlacedRelease extends AppVersion {
  place: ReleasePlace;
}

/**
 * Copies a release of another store into this one, byte for byte, with what is known of its origin. Refused is one
 * that is not whole, or not the build that its version names.
 */
export async function importRelease(store: string, release: PlacedRelease): Promise<void> {
  const { id, version, place } = release;
  const isBuild = async (folder: string): Promise<boolean> =>
    version.endsWith(`-${await fingerprint(folder).catch(() => '')}`);
  await withDraft(store, async (draft) => {
    await place.fetch(release, draft);
    if ((await filesIn(draft)).length === 0)
      throw new ReleaseRefusal(`There is no ${id} ${version} there.`, 'Look at its mfe folder.');
    if (!(await isBuild(draft)))
      throw new ReleaseRefusal(
        `The files of ${id} ${version} there are not those of that version.`,
        'Put it there again, from the store that it was built for: pnpm release:push',
      );
    const descriptor = await readDescriptor(draft);
    if (descriptor.id !== id)
      throw new ReleaseRefusal(
        `The release there is of ${descriptor.id}, not of ${id}.`,
        'Name it.',
      );
    await checkRelease(draft, descriptor);
    await compressedCopies(draft, descriptor);
    const target = releaseFolder(store, id, version);
    await settle(store, { draft, target }, () => isBuild(target));
  });
  await recordProvenance(store, release, (await place.provenance(release)) ?? unknownOrigin);
}
