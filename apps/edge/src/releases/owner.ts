import type { CurrentEntry } from './manifest-entries.ts';
import { ReleaseRefusal } from './refusal.ts';
import type { LogLine } from './release-log.ts';
import type { AppVersion } from './store-build.ts';

/** The package that an app was last released of; undefined where the log does not know. */
export function ownerOf(log: readonly LogLine[], id: string): string | undefined {
  return log.findLast((line) => line.id === id && line.package !== undefined)?.package;
}

/** What stands of the apps that are about to be released. */
interface Standing {
  log: readonly LogLine[];
  entry: (id: string) => CurrentEntry | undefined;
}

/**
 * Refuses an app whose id the site has of another package: two teams have then chosen one id, and the second would
 * replace the area of the first. One that is off the site may be replaced.
 * @param packages the names of the packages by the ids of their apps
 */
export function assertOwned({ log, entry }: Standing, packages: ReadonlyMap<string, string>): void {
  for (const [id, name] of packages) {
    const owner = ownerOf(log, id);
    const current = entry(id);
    const isOnSite = current !== undefined && current.enabled !== false;
    if (owner === undefined || owner === name || !isOnSite) continue;
    throw new ReleaseRefusal(
      `The area ${id} is released of the package ${owner}, and this one is of ${name}.`,
      `Give yours an id of its own in its area.json; one that takes its place comes after pnpm release:disable ${id}`,
    );
  }
}

/** Refuses a version that another package had released under the id: it would replace the area of the team that has the id now. */
export function assertSameOwner(log: readonly LogLine[], { id, version }: AppVersion): void {
  const owner = ownerOf(log, id);
  const maker = ownerOf(
    log.filter((line) => line.version === version),
    id,
  );
  if (owner === undefined || maker === undefined || maker === owner) return;
  throw new ReleaseRefusal(
    `${id} ${version} is of the package ${maker}, and the area is now released of ${owner}.`,
    `Choose a version of ${owner}: pnpm release:list ${id}; ${maker} is released again after pnpm release:disable ${id}`,
  );
}
