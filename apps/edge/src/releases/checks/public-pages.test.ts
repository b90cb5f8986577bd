import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { listedHead } from '../../testing/listed-head.ts';
import { aReleaseStore, builtArea, describeArea, put } from '../../testing/release-store.ts';
import { publish } from '../publish.ts';
import { rollBack } from '../rollback.ts';
import { manifestPath, readManifest, releaseFolder } from '../store.ts';

/** A shell that writes what the area tells it to. */
const shellBundle = `
exports.shared = {};
exports.setUp = () => {};
exports.renderPage = ({ area }) => Promise.resolve(area.exports);
exports.renderFrame = exports.renderAnswer = () => Promise.resolve({ head: '', body: '', answers: [] });
`;

let store: string;
let builds: string;

beforeEach(async () => {
  ({ store, builds } = await aReleaseStore());
  await put(path.join(builds, 'shell/dist/server/index.cjs'), shellBundle);
  await publish(store, path.join(builds, 'shell'));
});

/** Releases the area `ordering` with this as its one public page. */
async function release(
  body: string,
  head = listedHead,
  changes: Parameters<typeof describeArea>[1] = {},
) {
  const folder = await builtArea(builds, 'ordering', `// ${body.length}`);
  await describeArea(folder, { prerender: ['/ordering'], ...changes });
  const page = JSON.stringify({ head, body, answers: [] });
  await put(path.join(folder, 'dist/server/index.cjs'), `module.exports = ${page}`);
  return publish(store, folder);
}

const liveVersion = async () =>
  (await readManifest(store)).areas.find(({ id }) => id === 'ordering')?.version;

it('a release whose public pages are as they should be is released', async () => {
  const { version } = await release('<h1>Bienvenue</h1>');
  expect(await liveVersion()).toBe(version);
});

it.each([
  { body: '<h1 style="color:red">x</h1>', head: listedHead, sentence: 'style attribute' },
  { body: '<p>x</p>', head: listedHead, sentence: 'h1' },
  { body: '<h1>x</h1>', head: '<title>x</title>', sentence: 'canonical' },
])('a faulty public page is not released: $sentence', async ({ body, head, sentence }) => {
  const before = await liveVersion();
  await expect(release(body, head)).rejects.toThrow(sentence);
  expect(await liveVersion()).toBe(before);
});

it('a page that says that there is none is not released while search engines may list it', async () => {
  const notFound = { '/ordering/sub/*': '/ordering/sub/introuvable' };
  await expect(release('<h1>x</h1>', listedHead, { notFound })).rejects.toThrow('may be listed');
});

it('a page that cannot be rendered is not released', async () => {
  const folder = await builtArea(builds, 'ordering', '// broken');
  await describeArea(folder, { prerender: ['/ordering'] });
  await put(path.join(folder, 'dist/server/index.cjs'), 'throw new Error("no bundle")');
  await expect(publish(store, folder)).rejects.toThrow('no bundle');
});

it('a new shell is not released when it breaks a live public page', async () => {
  await release('<h1>Bienvenue</h1>');
  const before = (await readManifest(store)).shell.version;
  const broken = shellBundle.replace('area.exports', "{ head: '', body: '', answers: [] }");
  await put(path.join(builds, 'shell/dist/server/index.cjs'), broken);
  await expect(publish(store, path.join(builds, 'shell'))).rejects.toThrow('/ordering of ordering');
  expect((await readManifest(store)).shell.version).toBe(before);
});

it('a new shell is not asked to render the pages of a disabled area', async () => {
  await release('<h1>Bienvenue</h1>');
  const manifest = await readFile(manifestPath(store), 'utf8');
  await writeFile(manifestPath(store), manifest.replace('"enabled": true', '"enabled": false'));
  const broken = shellBundle.replace('area.exports', "{ head: '', body: '', answers: [] }");
  await put(path.join(builds, 'shell/dist/server/index.cjs'), broken);
  const { version } = await publish(store, path.join(builds, 'shell'));
  expect((await readManifest(store)).shell.version).toBe(version);
});

it('an older release is not put back when its public page cannot be rendered any more', async () => {
  const { version } = await release('<h1>Un</h1>');
  const live = await release('<h1>Bienvenue</h1>');
  const bundle = path.join(releaseFolder(store, 'ordering', version), 'server/index.cjs');
  await put(bundle, 'throw new Error("no bundle")');
  await expect(rollBack(store, 'ordering')).rejects.toThrow('no bundle');
  expect(await liveVersion()).toBe(live.version);
});

it('an older shell is not put back when it breaks a live public page', async () => {
  await release('<h1>Bienvenue</h1>');
  const { version } = (await readManifest(store)).shell;
  await put(path.join(builds, 'shell/dist/server/boot.js'), 'void 1');
  const live = await publish(store, path.join(builds, 'shell'));
  await put(path.join(releaseFolder(store, 'shell', version), 'server/index.cjs'), 'throw 1');
  await expect(rollBack(store, 'shell')).rejects.toThrow('/ordering of ordering');
  expect((await readManifest(store)).shell.version).toBe(live.version);
});
