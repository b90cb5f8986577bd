import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { environment, repository } from '../toolchain.mjs';
import { nextVersion } from './contract/waiting-version.ts';
import { platformVersion } from './contract/contract-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'versions-'));
const copy = path.join(folder, 'copy');
const next = nextVersion(platformVersion, 'major');
const patience = { timeout: 600_000 };

beforeAll(() => {
  execFileSync('git', ['clone', '--quiet', repository, copy]);
  run('pnpm', 'install', '--frozen-lockfile', '--prefer-offline');
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true }), 600_000);

test('a change of the contract needs a changeset of its size', patience, () => {
  appendFileSync(
    path.join(copy, 'packages/platform/src/form-answer.ts'),
    '\nexport interface Tried {\n  name: string;\n}\n',
  );
  expect(checkContract()).toContain('`pnpm contract:report` writes it');
  run('pnpm', 'contract:report');
  expect(checkContract()).toContain('`Tried` is new (@tassis/platform/form-answer)');
  writeFileSync(
    path.join(copy, '.changeset/try.md'),
    "---\n'@tassis/platform': major\n'@tassis/views': minor\n---\n\nAnything may be `Tried`.\n\nfr: On essaie.\n",
  );
  expect(checkContract()).toBe('');
});

test('areas are told what follows', patience, () => {
  expect(() => run('pnpm', '--silent', 'outdated-contract', 'ordering')).toThrow(/status|failed/i);
});

test('versions are made of it, and what follows from them', patience, () => {
  run('pnpm', 'packages:version');
  expect(read('packages/platform/package.json')).toContain(`"version": "${next}"`);
  expect(read('packages/platform/src/release/compatibility.ts')).toContain(`string = '${next}';`);
  expect(read('apps/shell/shell.json')).toContain(`"platformApi": "${next}"`);
  const changelog = read('packages/platform/CHANGELOG.md');
  expect(changelog).toContain(`## ${next}\n\n### Major Changes\n\n- Anything may be \`Tried\`.\n`);
  expect(changelog).not.toContain('On essaie');
  expect(read('apps/storybook/src/changelog/released.json')).toContain('On essaie.');
  expect(readdirSync(path.join(copy, 'packages/platform/published')).toSorted()).toEqual(
    [platformVersion, next].toSorted(),
  );
  expect(readdirSync(path.join(copy, '.changeset'))).not.toContain('try.md');
  expect(checkContract()).toBe('');
});

function read(file: string): string {
  return readFileSync(path.join(copy, file), 'utf8');
}

function run(command: string, ...parameters: string[]): string {
  const env = { ...environment(), TEST_TIER: '' };
  return execFileSync(command, parameters, { cwd: copy, env, encoding: 'utf8', stdio: 'pipe' });
}

/** What the checks of the contract say; nothing where they agree. */
function checkContract(): string {
  try {
    run('vitest', 'run', '--project', 'house', 'scripts/packages/contract/contract.test.ts');
    return '';
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
}
