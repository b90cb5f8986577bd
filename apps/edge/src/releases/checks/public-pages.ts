import {
  getRemoteEntryPath,
  type AreaDescriptor,
  type ReleaseManifest,
} from '@tassis/platform/release';
import { pageFaults } from '../../pages/check-page.ts';
import { composePlainDocument } from '../../pages/document.ts';
import { getPublicPages } from '../../pages/public-pages.ts';
import { createRenderer, PATIENT_LIMIT, type Renderer } from '../../rendering/renderer.ts';
import type { ReleaseSource } from '../../rendering/render-job.ts';
import { isArea, readDescriptor } from '../descriptor.ts';
import type { StoredRelease } from '../released-entry.ts';
import { ReleaseRefusal } from '../refusal.ts';
import { releaseFolder } from '../store.ts';
import { withSampleApi } from './sample-api.ts';

/**
 * Renders the public pages that releases bring or change, with sample data, before they go live together, and refuses
 * them when a page fails its checks: an area's own pages, and with a new shell those of all live areas.
 */
export async function publicPages(
  store: string,
  manifest: ReleaseManifest,
  candidates: readonly StoredRelease[],
): Promise<void> {
  const changes = candidates.filter((candidate) => !isLive(manifest, candidate));
  const newShell = changes.find(({ descriptor }) => !isArea(descriptor));
  const shellVersion = newShell?.version ?? manifest.shell.version;
  if (shellVersion === '' || changes.length === 0) return; // without a shell no page can be rendered yet
  const areas = listAreas(store, changes);
  const others = newShell ? await liveAreas(store, manifest, candidates) : [];
  const renderer = createRenderer(PATIENT_LIMIT);
  const shell = source(releaseFolder(store, 'shell', shellVersion));
  try {
    await withSampleApi(async (apiBaseUrl) => {
      const stage = { renderer, apiBaseUrl, shell, manifest };
      for (const area of [...areas, ...others]) await checkArea(stage, area);
    });
  } finally {
    await renderer.close();
  }
}

interface Area {
  descriptor: AreaDescriptor;
  folder: string;
}

interface Stage {
  renderer: Renderer;
  apiBaseUrl: string;
  shell: ReleaseSource;
  manifest: ReleaseManifest;
}

function isLive(
  { areas, shell }: ReleaseManifest,
  { descriptor, version }: StoredRelease,
): boolean {
  const live = isArea(descriptor) ? areas.find(({ id }) => id === descriptor.id) : shell;
  return live?.version === version;
}

function listAreas(store: string, releases: readonly StoredRelease[]): Area[] {
  return releases.flatMap(({ descriptor, version }) =>
    isArea(descriptor)
      ? [{ descriptor, folder: releaseFolder(store, descriptor.id, version) }]
      : [],
  );
}

/** The other live areas. Disabled ones are not shown, and releases from before descriptors have no page to check. */
async function liveAreas(
  store: string,
  { areas }: ReleaseManifest,
  candidates: readonly StoredRelease[],
): Promise<Area[]> {
  const staying = areas.filter(
    ({ id, version, enabled }) =>
      enabled &&
      !candidates.some(({ descriptor, version: next }) => descriptor.id === id && next !== version),
  );
  const found = await Promise.all(
    staying.map(async ({ id, version }) => {
      const folder = releaseFolder(store, id, version);
      const descriptor = await readDescriptor(folder).catch(() => undefined);
      return descriptor && isArea(descriptor) ? [{ descriptor, folder }] : [];
    }),
  );
  return found.flat();
}

async function checkArea(stage: Stage, { descriptor, folder }: Area): Promise<void> {
  for (const [path, page] of getPublicPages([descriptor])) {
    const faults = await findFaults(stage, { descriptor, folder }, { path, ...page });
    if (faults.length === 0) continue;
    throw new ReleaseRefusal(
      `The public page ${path} of ${descriptor.id} is not as it should be: ${faults.join(' ')}`,
      'What a public page must have, and must not, stands in apps/edge/src/pages/check-page.ts.',
    );
  }
}

async function findFaults(
  { renderer, apiBaseUrl, shell, manifest }: Stage,
  { descriptor, folder }: Area,
  { path, isNotFound }: { path: string; isNotFound: boolean },
): Promise<string[]> {
  const job = {
    shell,
    manifest: withArea(manifest, descriptor),
    surroundings: { apiBaseUrl, siteUrl: 'https://site.example' },
    subject: { kind: 'page' as const, path, area: { id: descriptor.id, ...source(folder) } },
  };
  try {
    const rendered = await renderer.render(job);
    const html = composePlainDocument({ shellFiles: '', fonts: [] }, rendered, { href: '' });
    return pageFaults(html, { isNotFound });
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** The resulting manifest, as far as rendering reads it. */
function withArea(manifest: ReleaseManifest, descriptor: AreaDescriptor): ReleaseManifest {
  const { id, mounts, roles, languages, requires, timeoutMs } = descriptor;
  const others = manifest.areas.filter((area) => area.id !== id);
  const entry = getRemoteEntryPath(id, 'candidate');
  const area = {
    id,
    version: 'candidate',
    requires,
    entry,
    mounts,
    roles,
    languages,
    enabled: true,
    timeoutMs,
  };
  return { ...manifest, areas: [...others, area] };
}

function source(folder: string): ReleaseSource {
  return { folder, base: '/' };
}
