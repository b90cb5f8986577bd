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
 * Areas must be able to run on the shell that will be live once the candidates are: the areas among them, and with a
 * new shell also those that stay. One that is disabled, or whose entry cannot be read, is not loaded and not asked.
 */
export function fitsShell(live: ReleaseManifest, candidates: readonly StoredRelease[]): void {
  const platformApi = platformToBe(live, candidates);
  if (platformApi === undefined) return; // the shell’s own release will ask
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

/** The platform API of the shell that will be live once the candidates are; undefined as long as there is no shell. */
export function platformToBe(
  { shell, platformApi }: ReleaseManifest,
  candidates: readonly StoredRelease[],
): string | undefined {
  const next = candidates.map(({ descriptor }) => descriptor).find((app) => 'platformApi' in app);
  if (next) return next.platformApi;
  return shell.version === '' ? undefined : platformApi;
}

/** Whether an area could run on a shell that gives this; without a shell nothing speaks against it. */
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

/** The areas that a new shell will meet as they are. */
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
