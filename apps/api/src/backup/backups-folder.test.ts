import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { backupsFolder } from './backups-folder.ts';

test('backups lie where the environment says, else in `backups`', () => {
  expect(backupsFolder({ BACKUP_DIR: '/mnt/safe' })).toBe('/mnt/safe');
  expect(backupsFolder({})).toBe(resolve('backups'));
  expect(backupsFolder({ BACKUP_DIR: '' })).toBe(resolve('backups'));
});
