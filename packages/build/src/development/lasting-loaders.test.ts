import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { withLastingLoader } from './lasting-loaders.ts';

const repository = path.resolve(import.meta.dirname, '../../../..');
const component = 'export function Component() { return null; }\n';

it.each([
  "export const loader = pageData((need) => [need('firm')]);\n",
  'export function loader() { return null; }\n',
  'export async function loader() { return null; }\n',
  "export { loader } from './packages-loader.ts';\n",
  "export { packagesLoader as loader } from './packages-loader.ts';\n",
])('a loader keeps its identity: %s', (code) => {
  const made = withLastingLoader(code + component) ?? '';
  expect(made.match(/^export const loader = /gm)).toHaveLength(1);
  expect(made.match(/\bloader\b/g)?.length).toBeGreaterThan(1);
  expect(made.split('\n').slice(1, 2)).toEqual(component.split('\n').slice(0, 1)); // line numbers stay
});

/** Runs a page whose loader returns this value, as the browser does after a change. */
function run(answer: number): Promise<{ loader: () => number }> {
  const code = withLastingLoader(`export const loader = () => ${answer};\n`) ?? '';
  const module = code.replaceAll('import.meta.hot', 'globalThis.hotOfTest');
  return import(`data:text/javascript,${encodeURIComponent(module)}`);
}

it('calls the newest loader', async () => {
  Object.assign(globalThis, { hotOfTest: { data: {} } });
  const first = await run(1);
  const second = await run(2);
  expect(second.loader).toBe(first.loader);
  expect(first.loader()).toBe(2);
});

it('does not change a page without a loader', () => {
  expect(withLastingLoader(component)).toBeUndefined();
});

it('matches the loader of every page of this repository', () => {
  const pages = globSync('apps/*/src/routes/*.tsx', { cwd: repository })
    .map((file) => readFileSync(path.join(repository, file), 'utf8'))
    .filter((code) => /^export .*\bloader\b/m.test(code));
  expect(pages.length).toBeGreaterThan(4);
  expect(pages.filter((code) => withLastingLoader(code) === undefined)).toEqual([]);
});
