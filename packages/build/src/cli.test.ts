import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const program = path.join(import.meta.dirname, 'cli.ts');

it.each([[[]], [['aera']]])('%j is not a command, so nothing is built', (words) => {
  const { status, stderr } = spawnSync(process.execPath, [program, ...words], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toBe('tassis-build area|shell|dev|site\n');
});
