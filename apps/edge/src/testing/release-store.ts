import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AreaDescriptor, ReleaseIntegrity } from '@tassis/platform/release';
import { draftsFolder } from '../releases/drafts.ts';
import { filesIn } from '../releases/files.ts';
import { publish } from '../releases/publish.ts';
import { emptyFolder } from './folders.ts';
import { listedHead } from './listed-head.ts';

/** A server bundle of the shell in miniature: every page is its path. */
const serverBundle = `
const head = '${listedHead}';
const unlisted = '<title>Tassis</title><meta name="description" content="x"><meta name="robots" content="noindex">';
const getHead = (path) => (path.endsWith('/introuvable') ? unlisted : head);
const page = (text) => Promise.resolve({
  head: getHead(text), body: '<h1>' + text + '</h1>', answers: [], fetchesGuardedAreas: true,
});
exports.shared = {};
exports.setUp = () => {};
exports.renderPage = ({ path }) => page(path);
exports.renderFrame = page;
exports.renderAnswer = (answer) => page(encodeURIComponent(JSON.stringify(answer)));
`;

/** Writes a file, its folders included. */
export async function put(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Writes what building an area leaves behind. */
export async function builtArea(folder: string, id: string, code = 'export {}'): Promise<string> {
  const area = path.join(folder, id);
  await describeArea(area, {});
  await put(path.join(area, 'package.json'), '{"version":"1.2.3"}');
  const entry = `remoteEntry.${id}.js`;
  await putDist(area, { [entry]: code, 'style.css': '.a{color:red}' }, [entry]);
  return area;
}

/** Writes the `area.json` of an area, with some of it otherwise than usual. */
export async function describeArea(area: string, changes: Partial<AreaDescriptor>): Promise<void> {
  const id = path.basename(area);
  const usual: AreaDescriptor = {
    id,
    title: id,
    mounts: [`/${id}`, `/${id}/sub/*`],
    roles: [],
    prerender: [],
    requires: { platformApi: '^2.0.0' },
    timeoutMs: 8000,
  };
  await put(path.join(area, 'area.json'), JSON.stringify({ ...usual, ...changes }));
}

/** Writes what building the shell leaves behind. */
async function builtShell(folder: string): Promise<string> {
  const shell = path.join(folder, 'shell');
  await put(path.join(shell, 'shell.json'), '{"platformApi":"2.0.0","mounts":["/login"]}');
  await put(path.join(shell, 'package.json'), '{"version":"1.0.0"}');
  await put(path.join(shell, 'dist/server/index.cjs'), serverBundle);
  await put(path.join(shell, 'dist/server/boot.js'), 'void 0');
  await put(path.join(shell, 'dist/server/start.json'), '["main.js"]');
  await putDist(shell, {
    'main.js': 'console.log("main");'.repeat(50),
    'style.css': '.shell{color:blue}',
    'fonts.css': '@font-face{font-family:T;src:url(./assets/t.woff2)}',
  });
  return shell;
}

/** Puts scripts and stylesheets into an app's build, and their hashes beside them. */
async function putDist(
  app: string,
  files: Record<string, string>,
  entry?: string[],
): Promise<void> {
  const hashes: Record<string, string> = {};
  for (const [file, content] of Object.entries(files)) {
    await put(path.join(app, 'dist', file), content);
    hashes[file] = `sha256-${createHash('sha256').update(content).digest('base64')}`;
  }
  const statement: ReleaseIntegrity = { files: hashes, shared: {}, ...(entry && { entry }) };
  await put(path.join(app, 'dist/integrity.json'), JSON.stringify(statement));
}

/** A store with a shell and one area, `ordering`, released. */
export async function aReleaseStore(): Promise<{ store: string; builds: string }> {
  const folder = await emptyFolder();
  released ??= releaseOnce();
  const files = await released;
  const store = path.join(folder, 'releases');
  await mkdir(draftsFolder(store), { recursive: true });
  await Promise.all([...files].map(([file, content]) => put(path.join(folder, file), content)));
  return { store, builds: path.join(folder, 'builds') };
}

let released: Promise<Map<string, Buffer>> | undefined;

/** Every file of such a store and of what was built for it, by its path. */
async function releaseOnce(): Promise<Map<string, Buffer>> {
  const folder = await emptyFolder();
  const store = path.join(folder, 'releases');
  const builds = path.join(folder, 'builds');
  await publish(store, await builtShell(builds));
  await publish(store, await builtArea(builds, 'ordering'));
  const files = await filesIn(folder);
  return new Map(
    await Promise.all(
      files.map(async (file) => [file, await readFile(path.join(folder, file))] as const),
    ),
  );
}
