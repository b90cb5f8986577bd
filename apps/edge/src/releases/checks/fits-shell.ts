import {
  isCompatible,
  misfitsOf,
  type ReleasedArea,
  type ReleaseManifest,
} from '@tassis/platform/release';
import { isArea } from '../descriptor.ts';
import { ReleaseRefusal } from '../refusal.ts';
import { readIntegrity, type StoredRelease } from '../released-entry.ts';
import { releaseFolder } from '../store.ts';

type JudgedArea = Pick<ReleasedArea, 'id' | 'version' | 'requires'>;

/**
 * The areas among the candidates, and with a new shell also the areas that stay, must be able to run on the resulting
 * shell. Areas that are disabled, or whose entry cannot be read, are not loaded and therefore not checked.
 */
export function fitsShell(live: ReleaseManifest, candidates: readonly StoredRelease[]): void {
  const platformApi = platformToBe(live, candidates);
  if (platformApi === undefined) return; // checked when the shell is released
  const coming = comingAreas(candidates);
  const misfits = [...coming, ...staying(live, candidates)].filter(
    (area) => !isCompatible(area, platformApi),
  );
  const [first] = misfits;
  if (!first) return;
  const together = new Set(['shell', ...[...coming, ...misfits].map(({ id }) => id)]);
  throw new ReleaseRefusal(
    `${first.id} ${first.version} needs the platform API ${first.requires.platformApi}; the shell that would be live gives ${platformApi}.`,
    `Release together what fits, from one tree: pnpm release ${[...together].join(' ')}; or choose another version: pnpm release:list ${coming.includes(first) ? first.id : 'shell'}`,
  );
}

/**
 * The shell that will be live must provide each shared module in a version that these areas accept, as the
 * `integrity.json` of both say it.
 */
export async function sharesFitShell(
  store: string,
  live: ReleaseManifest,
  candidates: readonly StoredRelease[],
): Promise<void> {
  const shell = candidates.find(({ descriptor }) => !isArea(descriptor)) ?? live.shell;
  if (shell.version === '') return;
  const provided = await readIntegrity(releaseFolder(store, 'shell', shell.version));
  for (const { id, version } of [...comingAreas(candidates), ...staying(live, candidates)]) {
    const accepted = await readIntegrity(releaseFolder(store, id, version));
    const [misfit] = misfitsOf(accepted?.shared ?? {}, (name) => provided?.shared[name]);
    if (!misfit) continue;
    const [name, range] = misfit;
    throw new ReleaseRefusal(
      `${id} ${version} needs ${name} ${range}; the shell that would be live provides ${provided?.shared[name] ?? 'none'}.`,
      `Release together what fits, from one tree: pnpm release shell ${id}`,
    );
  }
}

/** The platform API of the resulting shell; undefined while there is no shell. */
export function platformToBe(
  { shell, platformApi }: ReleaseManifest,
  candidates: readonly StoredRelease[],
): string | undefined {
  const next = candidates.map(({ descriptor }) => descriptor).find((app) => 'platformApi' in app);
  if (next) return next.platformApi;
  return shell.version === '' ? undefined : platformApi;
}

/** Whether an area could run on a shell with this platform API; true without a shell. */
export function fits(
  area: Pick<ReleasedArea, 'requires'>,
  platformApi: string | undefined,
): boolean {
  return platformApi === undefined || isCompatible(area, platformApi);
}

/** The areas among the candidates. */
function comingAreas(candidates: readonly StoredRelease[]): JudgedArea[] {
  return candidates.flatMap(({ descriptor, version }): JudgedArea[] =>
    isArea(descriptor) ? [{ ...descriptor, version }] : [],
  );
}

/** The live areas that are not among the candidates. */
function staying(
  { shell, areas }: ReleaseManifest,
  candidates: readonly StoredRelease[],
): JudgedArea[] {
  const isNewShell = candidates.some(
    ({ descriptor, version }) => !isArea(descriptor) && version !== shell.version,
  );
  const ids = new Set(candidates.map(({ descriptor }) => descriptor.id));
  return isNewShell ? areas.filter(({ id, enabled }) => enabled && !ids.has(id)) : [];
}
