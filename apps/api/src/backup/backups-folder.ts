import { resolve } from 'node:path';

/** The default folder of backups: `BACKUP_DIR`, else `backups` in the current directory. */
export function backupsFolder(env: Readonly<Record<string, string | undefined>>): string {
  return resolve(env['BACKUP_DIR'] || 'backups');
}
