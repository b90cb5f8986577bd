import type { ReleasedArea } from '@tassis/platform/release';
import type { StoredManifest } from '../canary-entry.ts';
import { isArea } from '../descriptor.ts';
import { ReleaseRefusal } from '../refusal.ts';
import type { StoredRelease } from '../released-entry.ts';

type Place = Pick<ReleasedArea, 'id' | 'mounts'>;

/** What the edge answers itself, before any area. */
const ofEdge: Place = { id: 'the site itself', mounts: ['/api/*', '/mfe/*', '/social/*'] };

/**
 * Each path of the site belongs to one app: an area that is about to be released has no mount that another app of the
 * site as it will be has, or that lies within one of its mounts, or the other way round. A disabled area leaves its paths
 * free; a canary has its own as long as it runs.
 */
export function ownPlace(live: StoredManifest, candidates: readonly StoredRelease[]): void {
  const coming = candidates.map(({ descriptor: { id, mounts } }): Place => ({ id, mounts }));
  const ids = new Set(coming.map(({ id }) => id));
  const shell: Place = { id: 'shell', mounts: live.shell.mounts };
  const onSite = live.areas
    .filter(({ enabled }) => enabled)
    .flatMap(({ canary, ...area }): Place[] => (canary ? [area, canary] : [area]));
  const staying = [ofEdge, shell, ...onSite].filter(({ id }) => !ids.has(id));
  for (const { descriptor } of candidates.filter((candidate) => isArea(candidate.descriptor))) {
    const { id, mounts } = descriptor;
    for (const other of [...staying, ...coming].filter((place) => place.id !== id)) {
      const taken = mounts.find((mount) => other.mounts.some((theirs) => meet(mount, theirs)));
      if (taken === undefined) continue;
      throw new ReleaseRefusal(
        `${id} has the path ${taken}, which belongs to ${other.id}.`,
        'Each path of the site belongs to one app: choose another one in its area.json, or take the area that has it off the site: pnpm release:disable <area>',
      );
    }
  }
}

function meet(one: string, other: string): boolean {
  return covers(one, other) || covers(other, one);
}

/** Whether a mount has the base of another: `/a/*` has `/a`, `/a/b` and `/a/b/*`. */
export function covers(mount: string, other: string): boolean {
  const base = other.replace(/\/\*$/, '');
  if (!mount.endsWith('/*')) return base === mount;
  const own = mount.slice(0, -2);
  return base === own || base.startsWith(`${own}/`);
}
