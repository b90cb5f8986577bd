import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkedChunks } from './checked-chunks.ts';

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
    resolveId: (id: string) => (id in modules ? id : undefined),
    load: (id: string) => modules[id],
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

type Entry = { load: () => Promise<{ form: () => string }> };

it('a chunk runs once it is fetched and checked; one that fails its check never runs', async () => {
  const dist = await built(modules);
  await writeFile(path.join(dist, 'package.json'), '{"type":"module"}');
  // The exports of `modules`.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { load } = (await import(path.join(dist, entryFile))) as Entry;
  const asked: string[] = [];
  const told: string[] = [];
  Object.assign(globalThis, {
    tassisFetchChunk: (href: string) => {
      asked.push(path.basename(href));
      return told.length === 0
        ? Promise.reject(new Error('not what was released'))
        : Promise.resolve();
    },
    dispatchEvent: (event: Event) => told.push(`${event.type} ${Reflect.get(event, 'area')}`),
  });
  await expect(load()).rejects.toThrow('not what was released');
  expect(told).toEqual(['vite:preloadError alpha']);
  asked.length = 0;
  const { form } = await load();
  expect(form()).toBe('wizard: text of the entry');
  expect(asked).toEqual([expect.stringMatching(/^wizard-.+\.js$/)]);
});

it('an area without chunks has no helper', async () => {
  const dist = await built({ '/entry.js': 'export const get = () => 1;' });
  expect(await readFile(path.join(dist, entryFile), 'utf8')).not.toContain('tassisFetchChunk');
});
