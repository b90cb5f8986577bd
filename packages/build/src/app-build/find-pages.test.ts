import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { filesOfPages } from './build-area.ts';
import { stylesInOrder, type Chunk } from './files-loaded-at-once.ts';
import { findPages } from './find-pages.ts';

let folder = '';
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Creates an area with these routes and three modules; returns the modules of its pages by name. */
async function pagesWith(routes: string): Promise<Record<string, string[]>> {
  folder = await mkdtemp(path.join(tmpdir(), 'tassis-area-'));
  const write = (file: string, code: string) => writeFile(path.join(folder, 'src', file), code);
  await mkdir(path.join(folder, 'src'));
  for (const name of ['frame', 'list', 'item'])
    await write(`${name}.tsx`, `throw new Error('${name} was run')`);
  await write('area.tsx', `export const area = { routes: ${routes} };`);
  const pages = await findPages('z', folder);
  return Object.fromEntries(
    [...pages].map(([pattern, modules]) => [
      pattern,
      modules.map((file) => path.basename(file, '.tsx')),
    ]),
  );
}

it('the modules of a page are those of all its routes, and none of them runs', async () => {
  const pages = await pagesWith(`[{
    path: '/alpha',
    lazy: () => import('./frame.tsx'),
    children: [
      { path: 'list/:kind?', lazy: () => import('./list.tsx') },
      { children: [{ path: '/beta', lazy: () => import('./item.tsx') }] },
    ],
  }]`);
  const list = ['frame', 'list'];
  expect(pages).toEqual({
    '/alpha/list': list,
    '/alpha/list/:kind': list,
    '/beta': ['frame', 'item'],
  });
});

it('a page in the area’s own script has no modules of its own, and the most exact pattern comes first', async () => {
  const pages = await pagesWith(`[
    { path: '/', Component: () => null },
    { path: '/*', lazy: () => import('./list.tsx') },
    { path: '/:id', lazy: () => import('./item.tsx') },
    { path: '/new', lazy: () => import('./item.tsx') },
  ]`);
  expect(Object.keys(pages)).toEqual(['/', '/new', '/:id', '/*']);
  expect(pages['/']).toEqual([]);
});

it('a path that redirects to another page has the modules of that page', async () => {
  const pages = await pagesWith(`[{
    path: '/alpha',
    children: [
      { index: true, handle: { leadsTo: '/alpha/list' } },
      { path: 'list', lazy: () => import('./list.tsx') },
      { path: '*', handle: { leadsTo: '/alpha/elsewhere' } },
    ],
  }]`);
  expect(pages).toEqual({ '/alpha': ['list'], '/alpha/list': ['list'], '/alpha/*': [] });
});

it('`lazy` only imports', async () => {
  await expect(pagesWith(`[{ path: '/', lazy: async () => ({}) }]`)).rejects.toThrow(
    'imports its module',
  );
});

const chunk = (fileName: string, imports: string[], styles: string[] = []) =>
  // The fields of a chunk that are read.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  ({
    fileName,
    imports,
    moduleIds: [`/src/${fileName}`],
    viteMetadata: { importedCss: new Set(styles) },
  }) as unknown as Chunk;
const chunks = [
  chunk('list.js', ['area.js', 'table.js'], ['list.css']),
  chunk('table.js', ['area.js', 'row.js']),
  chunk('row.js', [], ['row.css']),
  chunk('area.js', [], ['style.css']),
];

it("a stylesheet comes after those of its script's imports", () => {
  const styles = stylesInOrder([{ ...chunk('entry.js', ['area.js']), isEntry: true }, ...chunks]);
  expect(styles).toEqual(['style.css', 'row.css', 'list.css']);
});

it('the files of a page are all imports of its scripts, with their styles, without those of the entry', () => {
  const pages = new Map([['/list', ['/src/list.js']]]);
  expect(filesOfPages(pages, chunks, ['area.js', 'style.css'])).toEqual({
    '/list': ['list.js', 'list.css', 'table.js', 'row.js', 'row.css'],
  });
  expect(() => filesOfPages(new Map([['/x', ['/src/x.js']]]), chunks, [])).toThrow('No script has');
});
