import { spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('server-guard.ts', import.meta.url));

/**
 * Sees to it that no server of this data folder outlives this process for long: an embedded one is made to, and a
 * test that is killed stops nothing itself.
 */
export function guardServer(dataDir: string, programs?: string): void {
  const guard = spawn(process.execPath, [program, dataDir, ...(programs ? [programs] : [])], {
    detached: true, // what kills this process may kill its whole group
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  // The system closes it when this process ends, however that is.
  if (guard.stdin instanceof Socket) guard.stdin.unref();
}
