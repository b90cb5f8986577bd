import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkedChunks } from './checked-chunks.ts';
import { computeIntegrity } from './compute-integrity.ts';

const entryFile = 'remoteEntry.alpha.js';
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tassis-chunks-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Builds these modules; `/entry.js` is the area's script. */
async function built(modules: Record<string, string>): Promise<string> {
  const outDir = await mkdtemp(path.join(folder, 'dist-'));
  const source = {
    name: 'modules',
    enforce: 'pre' as const,
    resolveId: (id: string) => (id in modules || id === '@tassis/platform/router' ? id : undefined),
    load: (id: string) =>
      id === '@tassis/platform/router'
        ? 'export const fetchChunk = (href, integrity) => globalThis.fetchChunk(href, integrity);'
        : modules[id],
  };
  await build({
    configFile: false,
    logLevel: 'silent',
    base: './',
    plugins: [checkedChunks('alpha'), source],
    build: {
      outDir,
      rolldownOptions: {
        input: { 'remoteEntry.alpha': '/entry.js' },
        preserveEntrySignatures: 'allow-extension',
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  return outDir;
}

const shared = 'export const text = () => "text of the entry";';
const wizard = 'import { text } from "/shared.js"; export const form = () => `wizard: ${text()}`;';
const entry = `
import { text } from '/shared.js';
export const get = () => text();
export const load = () => import('/wizard.js');`;
const modules = { '/entry.js': entry, '/shared.js': shared, '/wizard.js': wizard };

it('the script states the hash of each chunk, which imports from the script what that has', async () => {
  const dist = await built(modules);
  const chunks = (await readdir(dist)).filter((file) => file !== entryFile);
  expect(chunks).toEqual([expect.stringMatching(/^wizard-.+\.js$/)]);
  const script = await readFile(path.join(dist, entryFile), 'utf8');
  const [chunk = ''] = chunks;
  expect(script).toContain(`"./${chunk}":"${await computeIntegrity(path.join(dist, chunk))}"`);
  expect(await readFile(path.join(dist, chunk), 'utf8')).toMatch(
    /from\s*"\.\/remoteEntry\.alpha\.js"/,
  );
});

type Entry = { load: () => Promise<{ form: () => string }> };

it('a chunk runs once it was fetched and checked, and is fetched once; one that fails its check never runs', async () => {
  const dist = await built(modules);
  await writeFile(path.join(dist, 'package.json'), '{"type":"module"}');
  // What `modules` exports.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { load } = (await import(path.join(dist, entryFile))) as Entry;
  const asked: string[][] = [];
  const told: string[] = [];
  Object.assign(globalThis, {
    fetchChunk: (...given: string[]) => {
      asked.push(given);
      return asked.length === 1
        ? Promise.reject(new Error('not what was released'))
        : Promise.resolve();
    },
    dispatchEvent: (event: Event) => told.push(`${event.type} ${Reflect.get(event, 'area')}`),
  });
  await expect(load()).rejects.toThrow('not what was released');
  expect(told).toEqual(['vite:preloadError alpha']);
  const { form } = await load();
  expect(form()).toBe('wizard: text of the entry');
  expect(asked[1]).toEqual([
    expect.stringMatching(/^file:.*\/wizard-.+\.js$/),
    expect.stringMatching(/^sha256-.{44}$/),
  ]);
  await load();
  expect(asked).toHaveLength(2);
});

it('an area without chunks states none, and has no helper', async () => {
  const dist = await built({ '/entry.js': 'export const get = () => 1;' });
  expect(await readFile(path.join(dist, entryFile), 'utf8')).not.toContain('fetchChunk');
});
