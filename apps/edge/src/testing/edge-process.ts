import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { builtProgram, compiledPrograms } from '@tassis/build/programs';
import * as z from 'zod/mini';

/** What it reports, for a test. */
const Told = z.object({ type: z.string(), message: z.optional(z.string()) });

/** An edge in processes of its own, as `npm start` runs it. */
export interface EdgeProcess {
  origin: string;
  primary: ChildProcess;
  /** Resolves when the primary has said this after now. */
  said: (line: string) => Promise<void>;
  /** The processes of its workers, also of those that leave. */
  workers: () => number[];
  end: () => Promise<void>;
}

/** Starts one; rejects with its report when it cannot start. */
export async function startEdgeProcess(environment: NodeJS.ProcessEnv): Promise<EdgeProcess> {
  const port = await freePort();
  const primary = spawn(process.execPath, [await builtProgram('main')], {
    env: {
      ...process.env,
      ...compiledPrograms(),
      LOG_LEVEL: 'silent',
      SITE_PORT: String(port),
      ...environment,
    },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  const told: unknown[] = await once(primary, 'message');
  const report = Told.parse(told[0]);
  if (report.type !== 'ready') throw new Error(report.message);
  return {
    origin: `http://127.0.0.1:${port}`,
    primary,
    said: (line) => heard(primary, line),
    workers: () => listChildren(primary.pid),
    end: async () => {
      primary.kill('SIGTERM');
      if (primary.exitCode === null && primary.signalCode === null) await once(primary, 'exit');
    },
  };
}

function heard({ stderr }: ChildProcess, line: string): Promise<void> {
  return new Promise((resolve) => {
    const listen = (chunk: Buffer) => {
      if (!chunk.toString().includes(line)) return;
      stderr?.off('data', listen);
      resolve();
    };
    stderr?.on('data', listen);
  });
}

/** A port that nobody has at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

function listChildren(pid: number | undefined): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).split('\n');
  const processes = lines.map((line) => line.trim().split(/\s+/).map(Number));
  return processes.flatMap(([child = 0, parent]) => (parent === pid ? [child] : []));
}
