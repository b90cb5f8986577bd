import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { readManifest, releaseFolder } from './releases/store.ts';
import { anEdge } from './testing/edge.ts';
import { aReleaseStore, put } from './testing/release-store.ts';

/** A shell whose pages are never done. */
const endless = `
exports.shared = {};
exports.setUp = () => {};
exports.renderPage = exports.renderFrame = exports.renderAnswer = () => new Promise(() => {});
`;

async function createEdge(bundle: string) {
  const { store } = await aReleaseStore();
  const { shell } = await readManifest(store);
  await put(path.join(releaseFolder(store, 'shell', shell.version), 'server/index.cjs'), bundle);
  const app = await anEdge({ releases: store });
  return { app, logged: vi.spyOn(app.log, 'error') };
}

test('a page that is being rendered when the edge stops is no error', async () => {
  const { app, logged } = await createEdge(endless);
  const asked = app.inject('/login');
  await new Promise((resolve) => setTimeout(resolve, 300));
  await app.close();
  await asked.catch(() => undefined);
  expect(logged).not.toHaveBeenCalled();
});

test('a page that cannot be rendered is', async () => {
  const { app, logged } = await createEdge('throw new Error("broken")');
  await app.inject('/login');
  expect(logged).toHaveBeenCalledWith(expect.anything(), 'page not rendered');
  await app.close();
});
