import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { releaseFolder } from '../releases/store.ts';
import { emptyFolder } from '../testing/folders.ts';
import { put } from '../testing/release-store.ts';
import { appendError, readErrors } from './health-errors.ts';
import { errorLogger } from './log-errors.ts';
import { toSources } from './source-places.ts';

/** A page that pays twice. The second time fails, in a function of another module. */
const modules = {
  'page.ts': `import { pay } from './pay.ts';

try {
  pay({ total: 1, paid: 0 });
  pay({ total: 1, paid: 1 });
} catch (error) {
  console.log((error as Error).stack);
}
`,
  'pay.ts': `interface Order { total: number; paid: number }

export function pay(order: Order): void {
  if (order.paid < order.total) console.log('paid');
  else throw new Error('paid before');
}
`,
};
const version = '1.2.3-ab';
/** The minifier drops `new`: the place is that of the constructor. */
const thrown = 'src/pay.ts:5:18';

let script: string;
let map: string;
let position: string;

/** Builds and runs the page; `position` is where it throws in the built script, as the engine says it. */
beforeAll(async () => {
  const root = await emptyFolder();
  for (const [name, text] of Object.entries(modules)) await put(path.join(root, 'src', name), text);
  const built = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    build: { write: false, sourcemap: 'hidden', rolldownOptions: { input: 'src/page.ts' } },
  });
  const [page] = 'output' in built ? built.output : [];
  if (!page?.map) throw new Error('nothing was built');
  const sources = page.map.sources.map((source) => `src/${path.basename(source)}`);
  script = page.code;
  map = JSON.stringify({ ...page.map, sources });
  const file = path.join(root, 'page.mjs');
  await writeFile(file, script);
  const said = execFileSync(process.execPath, [file], { encoding: 'utf8' });
  position = /page\.mjs:(\d+:\d+)/.exec(said)?.[1] ?? '';
});

let store: string;
let maps: string;
const at = (file: string, release = `ordering/${version}`) => `/mfe/${release}/${file}:${position}`;

beforeEach(async () => {
  store = path.join(await emptyFolder(), 'releases');
  maps = path.join(releaseFolder(store, 'ordering', version), 'server/maps');
  await put(path.join(maps, 'page-a1.js.map'), map);
});

it('the place where a built script throws is one in its source', async () => {
  expect(position).toMatch(/^\d+:\d+$/);
  expect(script).not.toContain('sourceMappingURL');
  const other = '/mfe/shell/1.0.0-cd/main.js:1:1';
  expect(await toSources(store, [`${at('page-a1.js')}\n${other}`, ''])).toEqual([
    `${thrown}\n${other}`,
    '',
  ]);
});

it('a place in a script that was fetched a second time is one of the same script', async () => {
  expect(await toSources(store, [at('retry-1/page-a1.js')])).toEqual([thrown]);
});

it('sources are kept: the map is read once', async () => {
  await toSources(store, [at('page-a1.js')]);
  await rm(maps, { recursive: true });
  expect(await toSources(store, [at('page-a1.js')])).toEqual([thrown]);
});

it.each([
  ['without a map', at('other.js')],
  ['with a map that is damaged', at('damaged.js')],
  ['beside the maps', at('../maps/page-a1.js')],
  ['of a release outside of the store', at('page-a1.js', 'ordering/..')],
  ['before the first line', `/mfe/ordering/${version}/page-a1.js:0:0`],
  ['of a source outside of the repository', at('outside.js')],
])('a place %s stays as it was reported', async (_which, place) => {
  await put(path.join(maps, 'damaged.js.map'), '{"version":3,"mappings":7}');
  await put(path.join(maps, 'outside.js.map'), map.replaceAll('src/', '../../home/salma/'));
  await put(path.join(store, 'mfe/ordering/server/maps/page-a1.js.map'), map);
  expect(await toSources(store, [place])).toEqual([place]);
});

it('the status tells errors by their sources, and the log each of them once', async () => {
  const error = {
    at: new Date().toISOString(),
    id: 'ordering',
    version,
    kind: 'render',
    message: 'error paid',
    stack: at('page-a1.js'),
  };
  await appendError(store, error);
  expect(await readErrors(store, { id: 'ordering', version })).toMatchObject([{ stack: thrown }]);
  const lines: object[] = [];
  const logError = errorLogger(store, { warn: (line: object) => lines.push(line) });
  await logError(error);
  await logError(error);
  const { at: _, id: area, ...rest } = error;
  expect(lines).toEqual([{ client_error: { area, ...rest, stack: thrown } }]);
});

it('a flood of different errors does not fill the log', async () => {
  const lines: object[] = [];
  const logError = errorLogger(store, { warn: (line: object) => lines.push(line) });
  const error = { at: '', id: 'ordering', version, kind: 'render', message: '', stack: '' };
  for (let n = 0; n < 100; n += 1) await logError({ ...error, message: String(n) });
  expect(lines.length).toBeLessThanOrEqual(20); // ten a minute, and a minute may end meanwhile
});
