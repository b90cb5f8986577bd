import type { Canary } from './canary-entry.ts';
import { readManifest } from './store.ts';

/** What the manifest releases under an id: the shell or an area. */
export interface LiveRelease {
  id: string;
  version: string;
  fallback?: string | undefined;
  enabled: boolean;
  canary?: Canary | undefined;
}

/** The shell and the areas, as the manifest of the store has them. */
export async function liveReleases(store: string): Promise<LiveRelease[]> {
  const { shell, areas } = await readManifest(store);
  const ofShell =
    shell.version === '' ? [] : [{ id: 'shell', version: shell.version, enabled: true }];
  return [...ofShell, ...areas];
}
