import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishArea, publishShell } from '../releases/publish.ts';

/** A built shell in miniature: what the edge reads of one. */
const shellDocument = `<!doctype html><html lang="fr"><head><title>Tassis</title><script type="module" src="./assets/main.js"></script></head><body><div id="root"></div></body></html>`;

/** Writes a file, its folders included. */
export async function put(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** An empty folder of its own. */
function emptyFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'tassis-edge-'));
}

/** Writes what building an area leaves behind. */
export async function builtArea(folder: string, id: string, code = 'export {}'): Promise<string> {
  const area = path.join(folder, id);
  const descriptor = {
    id,
    title: id,
    mounts: [`/${id}`, `/${id}/sub/*`],
    roles: [],
    prerender: [],
    requires: { platformApi: '^1.0.0' },
    timeoutMs: 8000,
  };
  await put(path.join(area, 'area.json'), JSON.stringify(descriptor));
  await put(path.join(area, 'package.json'), '{"version":"1.2.3"}');
  await put(path.join(area, 'dist', `remoteEntry.${id}.js`), code);
  return area;
}

/** Writes what building the shell leaves behind. */
async function builtShell(folder: string): Promise<string> {
  const shell = path.join(folder, 'shell');
  await put(path.join(shell, 'shell.json'), '{"mounts":["/login"]}');
  await put(path.join(shell, 'package.json'), '{"version":"1.0.0"}');
  await put(path.join(shell, 'dist/index.html'), shellDocument);
  await put(path.join(shell, 'dist/assets/main.js'), 'console.log("main");'.repeat(50));
  return shell;
}

/** A store with a shell and one area, `ordering`, released. */
export async function aReleaseStore(): Promise<{ store: string; builds: string }> {
  const folder = await emptyFolder();
  const store = path.join(folder, 'releases');
  const builds = path.join(folder, 'builds');
  await publishShell(store, await builtShell(builds));
  await publishArea(store, await builtArea(builds, 'ordering'));
  return { store, builds };
}
