import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { builtProgram, compiledPrograms } from '@tassis/build/programs';
import { afterAll, expect, test } from 'vitest';
import { storedFiles } from '../database/schema/index.ts';
import { createTestDatabase } from '../database/testing/create-test-database.ts';
import { textWith } from '../testing/matchers.ts';

const program = await builtProgram('backup');
const { db, url } = await createTestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'tassis-backups-'));
afterAll(() => rm(folder, { recursive: true }));
const environment = {
  PATH: process.env['PATH'],
  ...compiledPrograms(),
  DATABASE_URL: url,
  FILES_DIR: join(folder, 'files'),
  BACKUP_DIR: join(folder, 'backups'),
};

const run = (words: string[], env: object = {}) => {
  const command = ['--disable-warning=DeprecationWarning', program, ...words];
  return promisify(execFile)(process.execPath, command, { env: { ...environment, ...env } });
};

test('a backup that misses a file is kept and ends with 1, and nothing is pruned until the file is given up', async () => {
  const id = randomUUID();
  const sha256 = createHash('sha256').digest('hex');
  const paper = { name: 'paper.pdf', mediaType: 'application/pdf', size: 0, sha256 };
  await db.insert(storedFiles).values({ id, ...paper });
  await expect(run(['backup'])).rejects.toMatchObject({
    code: 1,
    stdout: textWith(`missing or damaged in the storage: ${id}`),
  });
  await expect(run(['prune'])).rejects.toMatchObject({ code: 1, stderr: textWith(id) });
  const givenUp = { BACKUP_LOST_FILES: id };
  const { stdout } = await run(['backup', join(folder, 'backups', 'named')], givenUp);
  expect(stdout).toContain(`missing or damaged in the storage: ${id}`);
  expect((await run(['prune'], givenUp)).stdout).toContain('kept: 2');
});
