import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { claimDirectory, usualWatchMs } from './claim.ts';
import { clusterExists, createCluster, databaseName, readPassword } from './cluster.ts';
import { explainFailure } from './failure.ts';
import { type Hold, holdServer } from './hold.ts';
import { type Installation, type Progress, settle } from './installation.ts';
import { isServerOf, readPostmaster } from './postmaster.ts';
import { LaunchError, launchServer, type ServerSettings, stopServer } from './server.ts';

export type EmbeddedDatabase = {
  /** `postgres://…@127.0.0.1:<port>/tassis`, the same as long as this process runs. */
  url: string;
  /** Stops the server, unless another process uses it too. */
  stop: () => Promise<void>;
};

export type EmbeddedOptions = {
  progress?: Progress;
  /** A folder with another PostgreSQL than npm's: tests run on older versions. */
  programs?: string | undefined;
  settings?: ServerSettings;
  /** How long a claim of another machine is watched before it is taken over. */
  watchMs?: number;
  /** The server died and could not be brought back. */
  onLost?: (error: Error) => void;
};

const patienceMs = 120_000;

/**
 * The PostgreSQL that npm installed, on `<dataDir>/postgres`: created if needed, recovered after a
 * crash, adopted if it already runs. Throws a StartupError that can be shown as it is.
 */
export async function startEmbedded(
  dataDir: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  const { progress = () => undefined, watchMs = usualWatchMs } = options;
  let directory = join(dataDir, 'postgres');
  try {
    const installation = settle(dataDir, progress, options.programs);
    directory = installation.directory;
    const unclaim = await claimDirectory(directory, { progress, watchMs });
    try {
      return await start(installation, { ...options, progress, unclaim });
    } catch (error) {
      unclaim({ gone: true });
      throw error;
    }
  } catch (error) {
    throw explainFailure(error, directory);
  }
}

type Context = EmbeddedOptions & {
  progress: Progress;
  unclaim: (end: { gone: boolean }) => void;
};

async function start(installation: Installation, context: Context): Promise<EmbeddedDatabase> {
  const { progress, unclaim, settings = {} } = context;
  if (!clusterExists(installation)) {
    progress('Creating the database …');
    await createCluster(installation);
  }
  const server = await reachServer(installation, { settings });
  const state: State = { server, stopping: false };
  void keepRunning(installation, { state, settings }).catch((error: unknown) =>
    context.onLost?.(explainFailure(error, installation.directory)),
  );
  return {
    url: buildUrl(installation, server.port),
    stop: async () => {
      state.stopping = true;
      // A server that is being restarted at this moment would otherwise outlive this process.
      await state.revival?.catch(() => undefined);
      const { hold } = state.server;
      const gone = await hold.release().catch(() => true);
      if (gone) await stopServer(installation);
      await hold.close();
      unclaim({ gone });
    },
  };
}

type State = { server: Server; stopping: boolean; revival?: Promise<Server> };

/** Restarts a server that died, on the same port, so that the pools reconnect by themselves. */
async function keepRunning(
  installation: Installation,
  { state, settings }: { state: State; settings: ServerSettings },
): Promise<void> {
  for (;;) {
    await state.server.hold.lost;
    if (state.stopping) return;
    state.revival = reachServer(installation, { settings, port: state.server.port });
    state.server = await state.revival;
  }
}

type Server = { hold: Hold; port: number };

/** Uses the running server of this directory, waits for one that is stopping, or starts one. */
async function reachServer(
  installation: Installation,
  wanted: { settings: ServerSettings; port?: number },
): Promise<Server> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const known = readPostmaster(installation.directory);
    try {
      const living = known && isServerOf(known.pid, installation.directory);
      const ready = living
        ? known
        : await launchServer(installation, { ...wanted, stalePid: known?.pid });
      const hold =
        ready.status === 'ready' ? await holdServer(buildUrl(installation, ready.port)) : undefined;
      if (hold) return { hold, port: ready.port };
    } catch (error) {
      if (!mayPass(error) || Date.now() > deadline) throw error;
    }
    if (Date.now() > deadline) throw new Error('PostgreSQL does not accept connections');
    await sleep(20);
  }
}

/** Whether the error may pass: a server that is starting or stopping refuses connections for a moment. */
function mayPass(error: unknown): boolean {
  if (error instanceof LaunchError) return error.mayPass;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(57P0\d|ECONNREFUSED|ECONNRESET)$/.test(code) || /terminated/.test(String(error));
}

function buildUrl(installation: Installation, port: number): string {
  return `postgres://${databaseName}:${readPassword(installation)}@127.0.0.1:${port}/${databaseName}`;
}
