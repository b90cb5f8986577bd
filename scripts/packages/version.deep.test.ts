import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  globSync,
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
import { platformVersion } from './contract/contract-files.ts';
import { nextVersion } from './contract/waiting-version.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'versions-'));
const copy = path.join(folder, 'copy');
const next = nextVersion(platformVersion, 'major');
const changeset = `---
'@tassis/platform': major
'@tassis/views': minor
---

Anything may be \`Tried\`.

fr: On essaie.
`;

beforeAll(() => {
  execFileSync('git', ['clone', '--quiet', repository, copy]);
  for (const file of globSync('.changeset/!(README).md', { cwd: copy })) rmSync(inCopy(file));
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true }), 600_000);

test('a change of the contract, from its report to its version', { timeout: 600_000 }, () => {
  expect(getFailure('install', '--frozen-lockfile', '--prefer-offline')).toBe('');
  appendFileSync(
    inCopy('packages/platform/src/form-answer.ts'),
    '\nexport interface Tried {\n  name: string;\n}\n',
  );
  expect(failureOfCheck()).toContain('`pnpm contract:report` writes it');

  expect(getFailure('contract:report')).toBe('');
  expect(failureOfCheck()).toContain('`Tried` is new (@tassis/platform/form-answer)');

  writeFileSync(inCopy('.changeset/try.md'), changeset);
  expect(failureOfCheck()).toBe('');
  expect(getFailure('outdated-contract', 'ordering')).toContain(`Write "platformApi": "^${next}"`);

  expect(getFailure('packages:version')).toBe('');
  expect(read('packages/platform/package.json')).toContain(`"version": "${next}"`);
  expect(read('packages/platform/src/release/compatibility.ts')).toContain(`string = '${next}';`);
  expect(read('apps/shell/shell.json')).toContain(`"platformApi": "${next}"`);
  expect(read('packages/platform/CHANGELOG.md')).toContain(
    `## ${next}\n\n### Major Changes\n\n- Anything may be \`Tried\`.\n\n## ${platformVersion}\n`,
  );
  expect(read('apps/storybook/src/changelog/released.json')).toContain('On essaie.');
  expect(readdirSync(inCopy('packages/platform/published')).toSorted()).toEqual(
    [platformVersion, next].toSorted(),
  );
  expect(readdirSync(inCopy('.changeset'))).not.toContain('try.md');
  expect(failureOfCheck()).toBe('');
});

function inCopy(file: string): string {
  return path.join(copy, file);
}

function read(file: string): string {
  return readFileSync(inCopy(file), 'utf8');
}

function failureOfCheck(): string {
  return getFailure('unit', '--project', 'house', 'contract/contract.test.ts');
}

/** The output of a failed command in the copy; nothing when it succeeds. */
function getFailure(...parameters: string[]): string {
  // The copy runs the fast tier, because in the deep one this very test would start again.
  const env = { ...environment(), TEST_TIER: '', NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync('pnpm', parameters, {
    cwd: copy,
    env,
    encoding: 'utf8',
  });
  return status === 0 ? '' : `${stdout}\n${stderr}`;
}
