import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBundle, modulesBehind } from './build-bundle.ts';

const source = path.resolve(import.meta.dirname, '../../../packages/design-system/src');
const read = (file: string) => readFileSync(path.join(source, file), 'utf8');

/** Every component by name, with its module. */
const components = [...read('index.ts').matchAll(/export \{([^}]*)\} from '\.\/([^']+)'/g)].flatMap(
  ([, names = '', file = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]\w+$/.test(name))
      .map((name) => ({ name, file })),
);

/** A module and all its imports of ours, direct or indirect, from its source text. */
function listClosure(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  if (file.endsWith('.css')) return found;
  for (const [, target = ''] of read(file).matchAll(/(?:from|import) '(\.[^']+)'/g)) {
    listClosure(path.join(path.dirname(file), target), found);
  }
  return found;
}

describe('the size of a component', () => {
  let behind: Map<string, string[]>;
  beforeAll(async () => {
    behind = await modulesBehind(components.map(({ name }) => name));
  }, 60_000);

  it('finds the whole package', () => {
    expect(components.length).toBeGreaterThan(80);
  });

  it.each(components)('$name is bundled without others', ({ name, file }) => {
    const modules = behind.get(name) ?? [];
    const own = listClosure(file);
    expect(modules).toContain(file);
    expect(modules.filter((module) => !own.has(module))).toEqual([]);
  });

  it('Button: at most 2 kB of script and style (brotli), without React', async () => {
    const { scriptBytes, styleBytes, imports } = await buildBundle(
      "export { Button } from './index.ts';",
    );
    expect(imports).toEqual(['react/jsx-runtime']);
    expect(scriptBytes).toBeGreaterThan(200);
    expect(styleBytes).toBeGreaterThan(200);
    expect(scriptBytes + styleBytes).toBeLessThanOrEqual(2000);
  });

  it('all styles of the package: at most 20 kB (brotli)', async () => {
    const { styleBytes } = await buildBundle(
      "import './base.css'; import * as all from './index.ts'; export * from './host/index.ts'; export default all;",
    );
    expect(styleBytes).toBeGreaterThan(5000);
    expect(styleBytes).toBeLessThanOrEqual(20_000);
  }, 60_000);
});
