import { mkdtemp, readFile, readdir, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { keepMaps, nameSource } from './keep-maps.ts';

it('the maps of a build lie in server/maps, with the names of sources and without their text', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'tassis-maps-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const app = path.join(root, 'apps/pay');
  await mkdir(app, { recursive: true });
  await writeFile(path.join(root, 'pnpm-workspace.yaml'), '');
  await writeFile(
    path.join(app, 'main.ts'),
    "import('./later.ts').then(({ n }) => console.log(n));",
  );
  await writeFile(path.join(app, 'later.ts'), 'export const n: number = Date.now();');
  const rolldownOptions = { input: 'main.ts' };
  await build({
    configFile: false,
    root: app,
    logLevel: 'silent',
    build: { sourcemap: 'hidden', rolldownOptions },
  });
  await keepMaps(app);
  const dist = path.join(app, 'dist');
  const files = await readdir(dist, { recursive: true });
  const maps = files.filter((file) => file.endsWith('.map'));
  expect(maps.map((file) => file.replace(/-[\w-]{8}\./, '.')).toSorted()).toEqual([
    'server/maps/assets/later.js.map',
    'server/maps/assets/main.js.map',
  ]);
  for (const file of maps) {
    const map = await readFile(path.join(dist, file), 'utf8');
    expect(map).toMatch(/"apps\/pay\/(?:main|later)\.ts"/);
    expect(map).not.toMatch(/Date\.now|sourcesContent|tassis-maps/);
  }
});

it.each([
  ['apps/ordering/src/area.tsx', 'apps/ordering/src/area.tsx'],
  [
    'node_modules/.pnpm/react@19.3.1/node_modules/react/cjs/react.production.js',
    'node_modules/react/cjs/react.production.js',
  ],
  ['../store/node_modules/react/index.js', 'node_modules/react/index.js'],
  ['../elsewhere/secret.ts', null],
  ['apps/ordering/virtual:mf-exposes:ordering', null],
])('the source %s is called %s', (source, name) => {
  expect(nameSource(`/home/salma/house/${source}`, '/home/salma/house')).toBe(name);
});
