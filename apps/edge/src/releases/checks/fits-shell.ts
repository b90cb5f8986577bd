import { isCompatible, type ReleasedArea, type ReleaseManifest } from '@tassis/platform/release';
import { isArea } from '../descriptor.ts';
import { ReleaseRefusal } from '../refusal.ts';
import type { StoredRelease } from '../released-entry.ts';

type JudgedArea = Pick<ReleasedArea, 'id' | 'version' | 'requires'>;

/**
 * Areas must be able to run on the shell that will be live once the candidates are: the areas among them, and with a
 * new shell also those that stay. One that is disabled, or whose entry cannot be read, is not loaded and not asked.
 */
export function fitsShell(live: ReleaseManifest, candidates: readonly StoredRelease[]): void {
  const platformApi = platformToBe(live, candidates);
  if (platformApi === undefined) return; // the shell’s own release will ask
  const coming = candidates.flatMap(({ descriptor, version }): JudgedArea[] =>
    isArea(descriptor) ? [{ ...descriptor, version }] : [],
  );
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
