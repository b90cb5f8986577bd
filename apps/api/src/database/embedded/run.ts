import { spawn } from 'node:child_process';
import { unsupportedPlatform, programPath, type Program } from './binaries.ts';
import type { Installation } from './installation.ts';

/**
 * Runs one of PostgreSQL's programs to its end, as the account it may run as.
 * @returns what it printed; throws the same as an error when its exit code is not 0
 */
export function run(
  installation: Installation,
  program: Program,
  command: Command,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(programPath(installation.native, program), command.args, {
      ...installation.account,
      cwd: '/',
      env: programEnvironment(),
      windowsHide: true,
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => reject(spawnFailure(error)));
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(output))));
    // A program that exits early breaks the pipe; its exit code is reported instead.
    child.stdin.on('error', () => undefined);
    child.stdin.end(command.input ?? '');
  });
}

type Command = { args: string[]; input?: string };

/** English messages, which `failure.ts` recognises, and none of this process's secrets. */
export function programEnvironment(): Record<string, string> {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'PGTZ'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}

/** The program exists but its dynamic loader does not: it was built for another C library (glibc or musl). */
export function spawnFailure(error: Error): Error {
  return 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOEXEC')
    ? unsupportedPlatform(error)
    : error;
}
