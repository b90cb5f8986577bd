import { resolve } from 'node:path';

/** Where backups lie whose folder nobody has named: `BACKUP_DIR`, else `backups` where the command is typed. */
export function backupsFolder(env: Readonly<Record<string, string | undefined>>): string {
  return resolve(env['BACKUP_DIR'] || 'backups');
}
