import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../../toolchain.mjs';

const unit = readFileSync(path.join(repository, 'deploy/tassis-backup.service'), 'utf8');

it('the service of backups writes what waits onto a disk, into a folder of its own', () => {
  expect(unit).toMatch(/^Environment=TMPDIR=\/var\/tmp$/m);
  expect(unit).toMatch(/^PrivateTmp=true$/m);
});
