import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDataDirectory } from '../../start/data-directory.mjs';
import { inputsFingerprint } from '../../start/inputs.mjs';
import { repository } from '../../toolchain.mjs';

/**
 * A folder in the repository under a new name. It is in no package, because the check for dead code may read packages at the
 * same time.
 */
const folder = path.join(repository, `state-of-${process.pid}`);
const badScript = 'export   default eval("1")\n';

beforeEach(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function ask(program: string, ...parameters: string[]): string {
  const bin = path.join(repository, 'node_modules/.bin', program);
  const { stdout, stderr } = spawnSync(bin, parameters, { cwd: repository, encoding: 'utf8' });
  return stdout + stderr;
}

describe('a data directory in the tree', () => {
  it('is ignored by every tool', async () => {
    const before = inputsFingerprint(folder);
    await makeDataDirectory(folder);
    mkdirSync(path.join(folder, 'releases'));
    writeFileSync(path.join(folder, 'releases/main.js'), badScript);
    const status = execFileSync('git', ['status', '--porcelain'], { cwd: repository });
    expect(status.toString()).not.toContain(path.basename(folder));
    expect(ask('oxfmt', '--check', folder)).toContain('at least one target file');
    expect(ask('oxlint', folder)).toContain('No files found to lint');
    expect(inputsFingerprint(folder)).toBe(before);
  });

  it('is closed to other users of the machine, also when an older version has left it open', async () => {
    await makeDataDirectory(folder);
    expect(statSync(folder).mode & 0o067).toBe(0);
    mkdirSync(path.join(folder, 'releases'));
    chmodSync(folder, 0o755);
    await makeDataDirectory(folder);
    expect(statSync(folder).mode & 0o067).toBe(0);
  });

  it('stays unchanged when it contains something else', async () => {
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    writeFileSync(path.join(folder, 'main.js'), badScript);
    await makeDataDirectory(folder);
    expect(readdirSync(folder)).toEqual(['main.js']);
    expect(statSync(folder).mode & 0o777).toBe(0o755);
    expect(ask('oxlint', folder)).toContain('no-default-export');
  });
});
