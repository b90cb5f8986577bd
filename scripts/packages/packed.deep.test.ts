import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PLATFORM_API } from '../../packages/platform/src/release/index.ts';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parsed } from '../parsed.mjs';
import { environment, repository } from '../toolchain.mjs';
import { writePlainProject, type PackedPackage } from './plain-project.ts';

const run = promisify(execFile);
const patience = { timeout: 600_000 };
const minutes = 10 * 60_000;
let folder = '';
let packages: PackedPackage[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'packed-'));
  await inRepository('node', ['scripts/packages/pack.mjs', path.join(folder, 'packed')]);
  packages = await readPacked();
}, minutes);
afterAll(() => rm(folder, { recursive: true }));

describe('the packed packages', () => {
  test('are these, and one has the version of the platform API', () => {
    expect(packages.map(({ name }) => name).toSorted()).toEqual([
      '@tassis/api-client',
      '@tassis/auth',
      '@tassis/build',
      '@tassis/contracts',
      '@tassis/create-area',
      '@tassis/dashboard',
      '@tassis/design-system',
      '@tassis/domain',
      '@tassis/forms',
      '@tassis/messages',
      '@tassis/order-fields',
      '@tassis/platform',
      '@tassis/testing',
      '@tassis/views',
    ]);
    const platform = packages.find(({ name }) => name === '@tassis/platform');
    expect(platform?.version).toBe(PLATFORM_API);
  });

  test('match their package.json (publint)', patience, async () => {
    const messages = packages.map(async ({ name, file }) => {
      const { buffer } = new Uint8Array(await readFile(file));
      const result = await publint({ pack: { tarball: buffer }, strict: true });
      return result.messages.map((message) => [name, message.code, message.path]);
    });
    expect((await Promise.all(messages)).flat()).toEqual([]);
  });

  test('have types for each of their modules (attw)', patience, async () => {
    for (const { file } of packages) {
      const withoutTypes = [
        'base.css',
        'dark.css',
        'tokens.css',
        'tokens.json',
        'tokens.dark.json',
        'fonts/title.ttf',
        'package.json',
      ];
      const options = ['--profile', 'esm-only', '--exclude-entrypoints', ...withoutTypes];
      // It exits with a status other than 0, and with the problem, when it finds one.
      await expect(inRepository('attw', [file, ...options])).resolves.toBeDefined();
    }
  });
});

test.each([
  ['npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline']],
  ['pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile']],
])(
  'a plain project installs them by %s, passes its type check and builds',
  patience,
  async (installer, parameters) => {
    const project = path.join(folder, installer);
    await writePlainProject(project, packages);
    const inProject = (command: string, rest: string[]) =>
      run(command, rest, { cwd: project, env: environment() });
    await inProject(installer, parameters);
    await inProject('npm', ['exec', '--', 'tsc']);
    await inProject('npm', ['exec', '--', 'vite', 'build']);
    expect(await readdir(path.join(project, 'dist/assets'))).toContainEqual(
      expect.stringMatching(/\.js$/),
    );
  },
);

function inRepository(command: string, parameters: string[]) {
  return run(command, parameters, { cwd: repository, env: environment(), maxBuffer: 2 ** 26 });
}

/** The modules of the package; styles, fonts and the manifest are none. */
async function readPacked(): Promise<PackedPackage[]> {
  const files = (await readdir(path.join(folder, 'packed'))).toSorted();
  return Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, 'packed', name);
      const { stdout } = await run('tar', ['-xzOf', file, 'package/package.json']);
      const manifest: { name: string; version: string; exports: Record<string, unknown> } =
        parsed(stdout);
      const modules = Object.keys(manifest.exports).filter(
        (key) => typeof manifest.exports[key] === 'object',
      );
      return {
        name: manifest.name,
        version: manifest.version,
        file,
        exports: modules.map((key) => path.posix.join(manifest.name, key)),
      };
    }),
  );
}
