/* The rendering thread: evaluates the server bundles of a release and renders with them. */
import path from 'node:path';
import type { ReleaseManifest } from '@tassis/platform/release';
import { releaseFolder } from '../releases/store.ts';
import { evaluateBundle } from './evaluate-bundle.ts';
import { pageStyle, type StyleSource } from './page-style.ts';
import type { Rendering, RenderJob } from './render-job.ts';
import { asServerShell, type RenderedPage, type ServerShell } from './server-shell.ts';

/** The release that is rendered now, its areas as they are met. */
interface Loaded {
  shellVersion: string;
  shell: Promise<ServerShell>;
  areas: Map<string, Promise<unknown>>;
}

let loaded: Loaded | undefined;

/** Renders one subject; rejects when a bundle, a call to the API or the page fails. */
export default async function render(job: RenderJob): Promise<Rendering> {
  const release = loadedRelease(job);
  const page = await renderSubject(job, release);
  const style = await pageStyle(stylesOf(job), page.body);
  return { ...page, style };
}

function loadedRelease({ store, manifest, surroundings }: RenderJob): Loaded {
  const { version } = manifest.shell;
  if (loaded?.shellVersion === version) return loaded;
  const shell = evaluateBundle(serverBundle(store, 'shell', version)).then((exports) => {
    const ready = asServerShell(exports);
    ready.setUp(surroundings);
    return ready;
  });
  loaded = { shellVersion: version, shell, areas: new Map() };
  return loaded;
}

async function renderSubject(job: RenderJob, release: Loaded): Promise<RenderedPage> {
  const { subject, manifest } = job;
  const shell = await release.shell;
  if (subject.kind === 'answer') return shell.renderAnswer(subject.answer);
  if (subject.kind === 'frame') return shell.renderFrame(subject.path);
  const { areaId: id, path: pathname } = subject;
  const exports = await areaExports(job, release, { id, provided: shell.shared });
  return shell.renderPage({ manifest, path: pathname, area: { id, exports } });
}

function areaExports(
  { store, manifest }: RenderJob,
  { areas }: Loaded,
  { id, provided }: { id: string; provided: ServerShell['shared'] },
): Promise<unknown> {
  const file = serverBundle(store, id, versionOf(manifest, id));
  const exports = areas.get(file) ?? evaluateBundle(file, provided);
  areas.set(file, exports);
  return exports;
}

function stylesOf({ store, manifest, subject }: RenderJob): StyleSource[] {
  const shell = styleSource(store, 'shell', manifest.shell.version);
  if (subject.kind !== 'page') return [shell];
  return [shell, styleSource(store, subject.areaId, versionOf(manifest, subject.areaId))];
}

function styleSource(store: string, id: string, version: string): StyleSource {
  return {
    file: path.join(releaseFolder(store, id, version), 'style.css'),
    base: `/mfe/${id}/${version}/`,
  };
}

function serverBundle(store: string, id: string, version: string): string {
  return path.join(releaseFolder(store, id, version), 'server/index.cjs');
}

function versionOf({ areas }: ReleaseManifest, id: string): string {
  const area = areas.find((released) => released.id === id);
  if (!area) throw new Error(`${id} is not released`);
  return area.version;
}
