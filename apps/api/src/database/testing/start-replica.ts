import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbedded } from '../embedded/index.ts';
import { settle, type Installation } from '../embedded/installation.ts';
import { programPath } from '../embedded/binaries.ts';
import { programEnvironment, run } from '../embedded/run.ts';

export type Replica = { url: string; stop: () => Promise<void> };

/**
 * An embedded PostgreSQL in `<root>/primary`, and a replica of it that is streamed to. The role of the application may pause the
 * replay. `replicaPort` is a free port.
 */
export async function startWithReplica(root: string, replicaPort: number) {
  const primaryDir = makeFolder(root, 'primary');
  const replicaDir = makeFolder(root, 'replica');
  await (await startEmbedded(primaryDir)).stop();
  const installation = settle(primaryDir, () => undefined);
  await allowReplication(installation);
  const target = join(replicaDir, 'postgres');
  execFileSync('cp', ['-a', installation.directory, target]);
  const primary = await startEmbedded(primaryDir);
  const { hostname, port, username, password } = new URL(primary.url);
  const connection = `host=${hostname} port=${port} user=${username} password=${password}`;
  const own = { ...installation, directory: target };
  writeFileSync(join(target, 'standby.signal'), '');
  writeFileSync(join(target, 'postgresql.auto.conf'), `primary_conninfo = '${connection}'\n`);
  for (const name of ['standby.signal', 'postgresql.auto.conf']) give(own, name);
  rmSync(join(target, 'postmaster.pid'), { force: true });
  const url = new URL(primary.url);
  url.port = String(replicaPort);
  const replica = { url: url.href, stop: stopper(startStandby(own, replicaPort)) };
  return { primary, replica };
}

function makeFolder(root: string, name: string): string {
  const folder = join(root, name);
  mkdirSync(folder, { mode: 0o755 });
  return folder;
}

async function allowReplication(installation: Installation): Promise<void> {
  appendFileSync(
    join(installation.directory, 'pg_hba.conf'),
    'host replication tassis 127.0.0.1/32 scram-sha-256\n',
  );
  await run(installation, 'postgres', {
    args: ['--single', '-D', installation.directory, 'tassis'],
    input: [
      'ALTER ROLE tassis REPLICATION\n',
      'GRANT EXECUTE ON FUNCTION pg_wal_replay_pause() TO tassis\n',
      'GRANT EXECUTE ON FUNCTION pg_wal_replay_resume() TO tassis\n',
    ].join(''),
  });
}

function give({ directory, account }: Installation, name: string): void {
  if (account) chownSync(join(directory, name), account.uid, account.gid);
}

function startStandby({ native, directory, account }: Installation, port: number): ChildProcess {
  const words = ['-D', directory, '-p', String(port), '-k', '', '-c', 'listen_addresses=127.0.0.1'];
  return spawn(programPath(native, 'postgres'), words, {
    ...account,
    cwd: '/',
    env: programEnvironment(),
    stdio: 'ignore',
  });
}

/** Stops a server at once and cuts its connections. */
function stopper(server: ChildProcess): () => Promise<void> {
  return async () => {
    if (server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
  };
}
