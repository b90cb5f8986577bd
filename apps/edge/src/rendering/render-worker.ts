/* The rendering thread: evaluates the server bundles of a release and renders with them. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readIntegrity } from '../releases/released-entry.ts';
import { evaluateBundle } from './evaluate-bundle.ts';
import { pageStyle } from './page-style.ts';
import type { AreaStyle, ReleaseSource, Rendering, RenderJob } from './render-job.ts';
import { asServerShell, type RenderedPage, type ServerShell } from './server-shell.ts';

/** The release that is rendered now; its areas are loaded on demand. */
interface Loaded {
  /** Identifies the folder of its shell and the settings that it got. */
  told: string;
  shell: Promise<ServerShell>;
  areas: Map<string, Promise<unknown>>;
}

let loaded: Loaded | undefined;

/** Renders one subject; rejects when a bundle, a call to the API or the page fails. */
export async function render(job: RenderJob): Promise<Rendering> {
  const { shell, subject } = job;
  const page = await renderSubject(job, loadedRelease(job));
  if (subject.kind === 'early')
    return { ...page, style: '', areaStyles: await stylesMet(subject.area, page.body) };
  const styles = [getFonts(shell), getStyle(shell)];
  if (subject.kind === 'page') styles.push(...(await stylesOfArea(subject.area)));
  const style = await pageStyle(styles, page.body);
  return { ...page, style };
}

function loadedRelease({ shell: { folder }, surroundings }: RenderJob): Loaded {
  const told = JSON.stringify([folder, surroundings]);
  if (loaded?.told === told) return loaded;
  const shell = evaluateBundle(bundleIn(folder)).then((exports) => {
    const ready = asServerShell(exports);
    ready.setUp(surroundings);
    return ready;
  });
  loaded = { told, shell, areas: new Map() };
  return loaded;
}

async function renderSubject(
  { subject, manifest }: RenderJob,
  release: Loaded,
): Promise<RenderedPage> {
  const shell = await release.shell;
  if (subject.kind === 'answer') return shell.renderAnswer(subject.answer);
  if (subject.kind === 'frame') return shell.renderFrame(subject.path, subject.own, manifest);
  const renderArea = subject.kind === 'page' ? shell.renderPage : shell.renderEarly;
  if (!renderArea) return shell.renderFrame(subject.path, undefined, manifest);
  const { id, folder } = subject.area;
  const exports = release.areas.get(folder) ?? evaluateBundle(bundleIn(folder), shell.shared);
  release.areas.set(folder, exports);
  return renderArea({ manifest, path: subject.path, area: { id, exports: await exports } });
}

function getFonts({ folder, base }: ReleaseSource) {
  return { file: path.join(folder, 'fonts.css'), base };
}

function getStyle({ folder, base }: ReleaseSource) {
  return { file: path.join(folder, 'style.css'), base };
}

/** The stylesheets of all its pages, in the order of the app; unused rules are dropped later. */
async function stylesOfArea({ folder, base }: ReleaseSource) {
  const { files = {}, styles = [] } = (await readIntegrity(folder)) ?? {};
  const all = Object.keys(files).filter((file) => file.endsWith('.css'));
  // Old releases state no order.
  return [...new Set([...styles, ...all])].map((file) => ({ file: path.join(folder, file), base }));
}

/**
 * The stylesheets of which the markup uses a class. They are linked whole, not reduced to this page, so that the next page
 * finds them in the browser's cache.
 */
async function stylesMet({ folder }: ReleaseSource, markup: string): Promise<AreaStyle[]> {
  const { files = {}, styles = [] } = (await readIntegrity(folder)) ?? {};
  const classes = new Set(
    [...markup.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const isMet = async (file: string) => {
    const css = await readFile(path.join(folder, file), 'utf8');
    return [...css.matchAll(/\.([a-z][\w-]*)/gi)].some(([, name = '']) => classes.has(name));
  };
  const met = await Promise.all(styles.map(isMet));
  return styles.filter((_file, at) => met[at]).map((file) => [file, files[file] ?? '']);
}

function bundleIn(folder: string): string {
  return path.join(folder, 'server/index.cjs');
}
