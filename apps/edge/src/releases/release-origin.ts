import { readPackage } from './package-file.ts';
import { readProvenance, recordProvenance, unknownOrigin, type Provenance } from './provenance.ts';
import type { LoggedOrigin } from './release-log.ts';
import type { StoredRelease } from './released-entry.ts';
import { storeBuild, type AppVersion } from './store-build.ts';
import { openRelease } from './stored-release.ts';

/** A release in the store, with where it comes from. */
export interface OriginatedRelease extends StoredRelease {
  provenance: Provenance;
}

/** Puts a built app into the store, as `storeBuild` does, and records where it comes from. */
export async function storeWithOrigin(
  store: string,
  app: string,
  said: Provenance = unknownOrigin,
): Promise<OriginatedRelease> {
  const release = await storeBuild(store, app);
  const { name } = await readPackage(app);
  const provenance = { ...said, package: name };
  await recordProvenance(store, toAppVersion(release), provenance);
  return { ...release, provenance };
}

/** Reads and checks a release that lies in the store, as `openRelease` does, with where it comes from. */
export async function openWithOrigin(
  store: string,
  { id, version }: AppVersion,
): Promise<OriginatedRelease> {
  const provenance = await readProvenance(store, { id, version });
  return { ...(await openRelease(store, id, version)), provenance };
}

/** The names of the packages that releases are built of, by the ids of the apps; without those that say none. */
export function packagesOf(releases: readonly OriginatedRelease[]): Map<string, string> {
  return new Map(
    releases.flatMap(({ descriptor: { id }, provenance: { package: name } }) =>
      name === undefined ? [] : [[id, name] as const],
    ),
  );
}

/**
 * What the log says of where releases come from, by the ids of the apps.
 * @param isUntried whether somebody wanted their pages not to be opened in a browser
 */
export function loggedOrigins(
  releases: readonly OriginatedRelease[],
  isUntried: boolean,
): Map<string, LoggedOrigin> {
  return new Map(
    releases.map(({ descriptor: { id }, provenance }) => [id, toLogged(provenance, isUntried)]),
  );
}

export function toAppVersion({ descriptor: { id }, version }: StoredRelease): AppVersion {
  return { id, version };
}

function toLogged({ package: name, commit, dirty }: Provenance, isUntried: boolean): LoggedOrigin {
  return {
    ...(name !== undefined && { package: name }),
    ...(commit !== undefined && { commit }),
    ...(dirty && { dirty }),
    ...(isUntried && { browser: 'skipped' as const }),
  };
}
