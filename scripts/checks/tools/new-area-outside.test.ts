import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { areaDescriptorSchema } from '../../../packages/platform/src/release/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insideFiles, makeOutside } from '../../../packages/create-area/src/index.ts';
import { readInsideArea, readNewArea } from '../../area/new-area.mjs';
import { templateVersions } from '../../area/template-versions.mjs';
import { parsed } from '../../parsed.mjs';

const asked = readNewArea(['agenda', '--role', 'client', '--outside', 'anywhere']);

describe('an area with a repository of its own', () => {
  // Outside of the repository, which other checks read at the same time.
  const home = mkdtempSync(path.join(tmpdir(), 'tassis-outside-'));
  const packages = path.join(home, 'packed');
  const folder = path.join(home, 'agenda');
  const packageName = '@my-team/agenda';
  const wanted = { area: asked, packageName, versions: templateVersions(), folder };
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  beforeAll(() => {
    mkdirSync(packages);
    for (const name of ['api-client', 'create-area', 'platform'])
      writeFileSync(path.join(packages, `tassis-${name}.tgz`), name);
    makeOutside({ ...wanted, packages });
  });
  afterAll(() => rmSync(home, { recursive: true }));

  it('is the package of its team, at its first version', () => {
    const manifest: object = parsed(read('package.json'));
    expect(manifest).toMatchObject({ name: packageName, version: '1.0.0' });
  });

  it('depends on versions in a registry, and on no workspace package', () => {
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

  it('lists the packages that it is given, each by its name', () => {
    expect(readdirSync(path.join(folder, 'packages'))).toHaveLength(2);
    expect(read('pnpm-workspace.yaml')).toMatch(
      /overrides:\n {2}'@tassis\/api-client': file:packages\/tassis-api-client\.tgz\n {2}'@tassis\/platform': file:packages\/tassis-platform\.tgz\n$/,
    );
  });

  it('equals the area in the workspace, except for its class names', () => {
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

  it('does not overwrite anything', () => {
    expect(() => makeOutside({ ...wanted, packages: undefined })).toThrow(/already/);
  });

  it.each([undefined, 'agenda', '@my-team', '@My-Team/agenda'])(
    'is refused as the package %s, because without a scope two teams could have the same name',
    (name) => {
      const other = path.join(home, 'other');
      const unnamed = { ...wanted, packageName: name, folder: other, packages: undefined };
      expect(() => makeOutside(unnamed)).toThrow(/--package @my-team\/agenda/);
      expect(existsSync(other)).toBe(false);
    },
  );
});
