import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { areaDescriptorSchema } from '@tassis/platform/release';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insideFiles, makeOutside } from '../../../packages/create-area/src/index.ts';
import { readInsideArea, readNewArea } from '../../area/new-area.mjs';
import { templateVersions } from '../../area/template-versions.mjs';
import { parsed } from '../../parsed.mjs';

const asked = readNewArea(['agenda', '--role', 'client', '--outside', 'anywhere']);

describe('an area with a repository of its own', () => {
  // Outside of the tree, which other checks read meanwhile.
  const home = mkdtempSync(path.join(tmpdir(), 'tassis-outside-'));
  const packages = path.join(home, 'packed');
  const folder = path.join(home, 'agenda');
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  beforeAll(() => {
    mkdirSync(packages);
    for (const name of ['api-client-0.1.0', 'create-area-0.1.0', 'platform-5.1.0-next.2'])
      writeFileSync(path.join(packages, `tassis-${name}.tgz`), name);
    makeOutside({ area: asked, versions: templateVersions(), folder, packages });
  });
  afterAll(() => rmSync(home, { recursive: true }));

  it('depends on versions that a registry knows, and on no workspace', () => {
    const {
      dependencies,
      devDependencies,
    }: Record<string, Record<string, string>> = parsed(read('package.json'));
    const versions = Object.entries({ ...dependencies, ...devDependencies });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+/.test(version))).toEqual([]);
    expect(Object.keys(dependencies ?? {})).toEqual([
      '@tassis/dashboard',
      '@tassis/design-system',
      '@tassis/platform',
      'react',
    ]);
  });

  it('keeps the packages that it is given, each by its name', () => {
    expect(readdirSync(path.join(folder, 'packages'))).toHaveLength(2);
    expect(read('pnpm-workspace.yaml')).toMatch(
      /overrides:\n {2}'@tassis\/api-client': file:packages\/tassis-api-client-0\.1\.0\.tgz\n {2}'@tassis\/platform': file:packages\/tassis-platform-5\.1\.0-next\.2\.tgz\n$/,
    );
  });

  it('is the area that the workspace would have, by other names of its classes', () => {
    const area = areaDescriptorSchema.parse(JSON.parse(read('area.json')));
    expect(area).toMatchObject({ id: 'agenda', roles: ['client'] });
    expect(area.classLetter).toBeUndefined();
    const inside = Object.entries(insideFiles(readInsideArea(asked)));
    const sources = inside.filter(([file]) => file.startsWith('src/'));
    expect(sources.length).toBeGreaterThan(6);
    for (const [file, text] of sources) expect(read(file)).toBe(text.trimStart());
  });

  it('depends on all that it imports and starts', () => {
    const {
      dependencies,
      devDependencies,
      scripts = {},
    }: Record<string, object> = parsed(read('package.json'));
    const imports = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => [...read(file).matchAll(/(?:from|import) '((?:@[^/']+\/)?[^./'][^/']*)/g)])
      .map(([, name = '']) => name);
    expect(imports.length).toBeGreaterThan(20);
    const known = Object.keys({ ...dependencies, ...devDependencies });
    expect(imports.filter((name) => !known.includes(name))).toEqual([]);
    const steps = [...read('package.json').matchAll(/pnpm (?!pack)([a-z:]+)/g)];
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(steps.map(([, name]) => name)));
    expect(read('.github/workflows/ci.yml')).toContain('run: pnpm run ci\n');
  });

  it('is not made over anything', () => {
    const again = { area: asked, versions: {}, folder, packages: undefined };
    expect(() => makeOutside(again)).toThrow(/already/);
  });
});
