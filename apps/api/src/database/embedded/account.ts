import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The user that runs PostgreSQL when this process is root: PostgreSQL refuses to run as root. */
export type Account = { uid: number; gid: number };

export const runsAsRoot = (): boolean => process.getuid?.() === 0;

/** `postgres` if this machine has it, else `nobody`. */
export function unprivilegedAccount(): Account | undefined {
  const entries = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const entry = entries.find(([user]) => user === name);
    const [uid, gid] = [Number(entry?.[2]), Number(entry?.[3])];
    if (uid > 0 && gid > 0) return { uid, gid };
  }
  return undefined;
}

/** Whether the account may pass through every folder down to this file or folder, and read it. */
export function canReach(path: string, account: Account): boolean {
  return has(account, path, 0o5) && canPass(dirname(path), account);
}

/** Whether the account may pass through this folder, and through every folder down to it. */
export function canPass(path: string, account: Account): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if (!has(account, folder, 0o1)) return false;
    if (folder === dirname(folder)) return true;
  }
}

function has(account: Account, path: string, bits: number): boolean {
  const { uid, gid, mode } = statSync(path);
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  return ((mode >> shift) & bits) === bits;
}
