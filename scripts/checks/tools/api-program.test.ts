import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';

const repository = path.resolve(import.meta.dirname, '../../..');
const clone = await mkdtemp(path.join(tmpdir(), 'tassis-clone-'));
afterAll(() => rm(clone, { recursive: true }));
for (const part of ['scripts', 'toolchain/package.json'])
  await cp(path.join(repository, part), path.join(clone, part), { recursive: true });

it.each(['admin-create.mjs', 'backup.mjs', 'production.mjs'])(
  '%s says what to do first in a clone without libraries',
  async (program) => {
    const run = promisify(execFile)(process.execPath, [path.join(clone, 'scripts', program)]);
    const stderr: unknown = expect.stringContaining('npm start');
    await expect(run).rejects.toMatchObject({ code: 1, stderr });
  },
);
