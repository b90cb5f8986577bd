import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { faults } from './list.mjs';

const repository = path.resolve(import.meta.dirname, '../../..');

// Apart from the other checks of the repository, because these notice some of the faults.
test.each(faults.map(({ name }) => name))('the seeded fault %s fits the tree', (name) => {
  const patch = `scripts/test/faults/${name}.patch`;
  const apply = () =>
    execFileSync('git', ['apply', '--check', '-C1', '--recount', patch], {
      cwd: repository,
      stdio: 'pipe',
    });
  expect(apply).not.toThrow();
});
