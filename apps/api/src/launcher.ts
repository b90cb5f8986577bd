import { setTimeout as sleep } from 'node:timers/promises';
import { parseConfig } from './config.ts';
import { reachDatabase } from './database/given-or-embedded.ts';
import { StartupError } from './database/startup-error.ts';

/**
 * The process behind `npm start`: database, then API. Its parent gets `progress`, then `ready` or
 * `failed`; it ends by SIGTERM, SIGINT or the end of its parent.
 */
type Report =
  | { type: 'progress'; message: string }
  | { type: 'ready'; url: string }
  | { type: 'failed'; message: string; hint: string };

/** The time limit of a stop as a whole, and of each part of it. */
const stopMs = 9_000;
const partMs = 4_500;
const stops: (() => Promise<void>)[] = [];
let stopping = false;

for (const event of ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect'] as const)
  process.on(event, () => void stop(0));

// A closed terminal or pipe must not prevent an orderly stop.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const starting = start();
starting.catch(fail);

async function start(): Promise<void> {
  // First of all, so that a wrong configuration creates, migrates and starts nothing.
  const config = parseConfig(process.env);
  const database = reachDatabase(config.database, { progress, onLost: fail });
  // Loaded while PostgreSQL starts; a failure is handled at the `await` below.
  const modules = Promise.all([import('./start/prepare.ts'), import('./main.ts')]);
  modules.catch(() => undefined);

  const { url, explain, stop: stopDatabase } = await database;
  stops.push(stopDatabase);
  const [{ prepareDatabase }, { startApi }] = await modules;
  const demo = config.environment === 'production' ? null : config.files;
  await prepareDatabase(url, { demo, progress }).catch((error: unknown) => {
    throw explain(error);
  });
  if (stopping) return;
  const api = await startApi({ databaseUrl: url, config });
  stops.unshift(api.close);
  await report({ type: 'ready', url: api.url });
}

/** The API first, so that its open requests still have the database. */
async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), stopMs).unref();
  await starting.catch(() => undefined);
  for (const end of stops) await Promise.race([end().catch(() => undefined), sleep(partMs)]);
  process.exit(code);
}

async function fail(error: unknown): Promise<void> {
  // Failures after the signal to stop are expected and not reported.
  if (stopping) return;
  await report(toReport(error));
  await stop(1);
}

function progress(message: string): void {
  void report({ type: 'progress', message });
}

/** Reports to the parent or, if started by hand, to the terminal; resolves when the report is sent. */
function report(message: Report): Promise<void> {
  return new Promise((done) => {
    const told = () => done();
    if (process.send && process.connected) process.send(message, told);
    else process.stderr.write(`${toLines(message).join('\n')}\n`, told);
  });
}

function toLines(message: Report): string[] {
  if (message.type === 'ready') return [message.url];
  return message.type === 'failed' ? [message.message, message.hint] : [message.message];
}

function toReport(error: unknown): Report {
  if (error instanceof StartupError)
    return { type: 'failed', message: error.message, hint: error.hint };
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    const port = 'port' in error ? `Port ${String(error.port)}` : 'The port';
    return {
      type: 'failed',
      message: `${port}, wanted for the API, is in use by another program.`,
      hint: 'Stop that program, or choose another port with API_PORT.',
    };
  }
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { type: 'failed', message, hint: '' };
}
