import { entryOf, type AreaDescriptor, type ReleaseManifest } from '@tassis/platform/release';
import { pageFaults } from '../../pages/check-page.ts';
import { composePlainDocument } from '../../pages/document.ts';
import { createRenderer, type Renderer } from '../../rendering/renderer.ts';
import type { ReleaseSource } from '../../rendering/render-job.ts';
import { isArea, readDescriptor, type Descriptor } from '../descriptor.ts';
import { ReleaseRefusal } from '../refusal.ts';
import { readManifest, releaseFolder } from '../store.ts';
import { withSampleApi } from './sample-api.ts';

/** A release that is not in the store yet, and the store it will be in. */
export interface Candidate {
  store: string;
  folder: string;
  descriptor: Descriptor;
}

/**
 * Renders every public page that a release brings, with sample data, and refuses the release when one is not as it
 * should be: an area's own pages with the shell that is live, the pages of all live areas with a new shell.
 */
export async function publicPages({ store, folder, descriptor }: Candidate): Promise<void> {
  const manifest = await readManifest(store).catch(() => undefined);
  if (!manifest) return; // one that cannot be read is refused when it is to change
  const isShell = !isArea(descriptor);
  const live = manifest.shell.version;
  if (!isShell && (live === '' || descriptor.prerender.length === 0)) return; // the shell's release will tell
  const shell = source(isShell ? folder : releaseFolder(store, 'shell', live));
  const areas = isShell ? await liveAreas(store, manifest) : [{ descriptor, folder }];
  const renderer = createRenderer();
  try {
    await withSampleApi(async (apiBaseUrl) => {
      for (const area of areas) await checkArea({ renderer, apiBaseUrl, shell, manifest }, area);
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

async function liveAreas(store: string, { areas }: ReleaseManifest): Promise<Area[]> {
  const found = await Promise.all(
    areas.map(async ({ id, version }) => {
      const folder = releaseFolder(store, id, version);
      const descriptor = await readDescriptor(folder).catch(() => undefined);
      return descriptor && isArea(descriptor) ? [{ descriptor, folder }] : [];
    }),
  );
  return found.flat();
}

async function checkArea(stage: Stage, { descriptor, folder }: Area): Promise<void> {
  for (const path of descriptor.prerender) {
    const faults = await faultsOf(stage, { descriptor, folder }, path);
    if (faults.length === 0) continue;
    throw new ReleaseRefusal(
      `The public page ${path} of ${descriptor.id} is not as it should be: ${faults.join(' ')}`,
      'What a public page must have, and must not, stands in apps/edge/src/pages/check-page.ts.',
    );
  }
}

async function faultsOf(
  { renderer, apiBaseUrl, shell, manifest }: Stage,
  { descriptor, folder }: Area,
  path: string,
): Promise<string[]> {
  const job = {
    shell,
    manifest: withArea(manifest, descriptor),
    surroundings: { apiBaseUrl, siteUrl: 'https://site.example' },
    subject: { kind: 'page' as const, path, area: { id: descriptor.id, ...source(folder) } },
  };
  try {
    const rendered = await renderer.render(job);
    return pageFaults(composePlainDocument({ icon: '', fonts: [] }, rendered, ''));
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** The manifest as it will be, as far as rendering reads it. */
function withArea(manifest: ReleaseManifest, descriptor: AreaDescriptor): ReleaseManifest {
  const { id, mounts, roles, requires, timeoutMs } = descriptor;
  const others = manifest.areas.filter((area) => area.id !== id);
  const entry = entryOf(id, 'candidate');
  const area = {
    id,
    version: 'candidate',
    requires,
    entry,
    mounts,
    roles,
    enabled: true,
    timeoutMs,
  };
  return { ...manifest, areas: [...others, area] };
}

function source(folder: string): ReleaseSource {
  return { folder, base: '/' };
}
