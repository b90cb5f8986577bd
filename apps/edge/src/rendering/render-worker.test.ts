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

it('what is shown early has the stylesheets of its area with a class that it has', async () => {
  const { store } = await aReleaseStore();
  const manifest = await readManifest(store);
  const shell = releaseFolder(store, 'shell', manifest.shell.version);
  const early = `exports.renderEarly = () => Promise.resolve({ head: '', body: '<p class="a c1_2">x</p>', answers: [] });`;
  await put(path.join(shell, 'server/index.cjs'), `${shellBundle}${early}`);
  const [area] = manifest.areas;
  if (!area) throw new Error('no area is released');
  const folder = releaseFolder(store, area.id, area.version);
  await put(path.join(folder, 'server/index.cjs'), '');
  const styles = ['style.css', 'list.css', 'order.css'];
  await put(path.join(folder, 'style.css'), 'p{margin:0}');
  await put(path.join(folder, 'list.css'), '@media print{.c1_2:hover{color:red}}');
  await put(path.join(folder, 'order.css'), '.c1_20,.b{color:red}');
  const files = Object.fromEntries(styles.map((file) => [file, `sha256-${file}`]));
  await put(path.join(folder, 'integrity.json'), JSON.stringify({ files, styles, shared: {} }));
  const { areaStyles } = await render({
    shell: { folder: shell, base: '/' },
    manifest,
    surroundings: { apiBaseUrl: 'http://api', siteUrl: 'https://site.example' },
    subject: { kind: 'early', path: '/ordering', area: { id: area.id, folder, base: '/' } },
  });
  expect(areaStyles).toEqual([['list.css', 'sha256-list.css']]);
});

it('the shell of a release is told again when the site is called otherwise', async () => {
  const { store } = await aReleaseStore();
  const manifest = await readManifest(store);
  const folder = releaseFolder(store, 'shell', manifest.shell.version);
  await put(path.join(folder, 'server/index.cjs'), shellBundle);
  const getFrame = async (siteName: string) => {
    const surroundings = { apiBaseUrl: 'http://api', siteUrl: 'https://site.example', siteName };
    const subject = { kind: 'frame' as const, path: '/login' };
    return (await render({ shell: { folder, base: '/' }, manifest, surroundings, subject })).body;
  };
  expect(await getFrame('Atlas')).toBe('<h1>Atlas</h1>');
  expect(await getFrame('Rif')).toBe('<h1>Rif</h1>');
});
