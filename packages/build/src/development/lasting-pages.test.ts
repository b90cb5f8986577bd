import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { withLastingPage } from './lasting-pages.ts';

const repository = path.resolve(import.meta.dirname, '../../../..');
const loader = "export const loader = pageData((need) => [need('firm')]);\n";

it.each([
  'export function Component() { return null; }\n',
  'export const Component = () => null;\n',
  "export { Component } from './agenda.tsx';\n",
  "export { Agenda as Component } from './agenda.tsx';\n",
])('a page keeps its identity: %s', (code) => {
  const made = withLastingPage(code + loader) ?? '';
  expect(made.match(/^export .*\bComponent\b.*/gm)).toEqual([
    'export const Component = shown.Page;',
  ]);
  expect(made.match(/\bNewestPage\b/g)).toHaveLength(2);
  expect(made.split('\n').slice(1, 2)).toEqual(loader.split('\n').slice(0, 1)); // line numbers stay
});

it('does not change a module without a page', () => {
  expect(withLastingPage(loader)).toBeUndefined();
});

type Page = () => unknown;

/** What the browser stores of a page while its module changes. */
const hot = { data: {}, accept: () => undefined };

/** Runs a page with this content, as the browser does after a change. */
function run(shown: number): Promise<{ Component: Page }> {
  const code = withLastingPage(`export const Component = () => ${shown};\n`) ?? '';
  const module = code
    .replace(
      /^import .* from 'react';$/m,
      'const { createNewest, useNewest } = globalThis.reactOfTest;',
    )
    .replaceAll('import.meta.hot', 'globalThis.hotOfTest');
  return import(`data:text/javascript,${encodeURIComponent(module)}`);
}

it('shows the newest component in place of the first', async () => {
  const seen: unknown[] = [];
  const screen: { page?: Page } = {};
  const draw = (): void => void seen.push(screen.page?.());
  Object.assign(globalThis, {
    hotOfTest: hot,
    reactOfTest: {
      createNewest: (newest: Page) => newest(),
      useNewest: (subscribe: (listener: () => void) => void, get: () => Page) => {
        if (seen.length === 0) subscribe(draw);
        return get();
      },
    },
  });
  screen.page = (await run(1)).Component;
  draw();
  expect(await run(2)).toMatchObject({ Component: screen.page });
  expect(seen).toEqual([1, 2]);
});

it('matches every page of this repository', () => {
  const pages = globSync('apps/{client-dashboard,content-admin,admin-dashboard}/src/routes/*.tsx', {
    cwd: repository,
  })
    .map((file) => [file, readFileSync(path.join(repository, file), 'utf8')] as const)
    .filter(([, code]) => /^export .*\bComponent\b/m.test(code));
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter(([, code]) => withLastingPage(code) === undefined)).toEqual([]);
});
