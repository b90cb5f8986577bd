import path from 'node:path';
import { expect, it } from 'vitest';
import { readManifest, releaseFolder } from '../releases/store.ts';
import { aReleaseStore, put } from '../testing/release-store.ts';
import { render } from './render-worker.ts';

/** A shell whose frame says what it was told of the site’s name. */
const shellBundle = `
let name;
exports.shared = {};
exports.setUp = ({ siteName }) => { name = siteName; };
exports.renderFrame = () => Promise.resolve({ head: '', body: '<h1>' + name + '</h1>', answers: [] });
exports.renderPage = exports.renderAnswer = exports.renderFrame;
`;

it('the shell of a release is told again when the site is called otherwise', async () => {
  const { store } = await aReleaseStore();
  const manifest = await readManifest(store);
  const folder = releaseFolder(store, 'shell', manifest.shell.version);
  await put(path.join(folder, 'server/index.cjs'), shellBundle);
  const frameOf = async (siteName: string) => {
    const surroundings = { apiBaseUrl: 'http://api', siteUrl: 'https://site.example', siteName };
    const subject = { kind: 'frame' as const, path: '/login' };
    return (await render({ shell: { folder, base: '/' }, manifest, surroundings, subject })).body;
  };
  expect(await frameOf('Atlas')).toBe('<h1>Atlas</h1>');
  expect(await frameOf('Rif')).toBe('<h1>Rif</h1>');
});
