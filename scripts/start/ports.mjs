// @ts-check
import { readFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../failure.mjs';

const patience = 12_000; // the longest that a run that is ending takes

/**
 * Both ports are asked for before anything slow begins. A port that a run of ours still holds while it ends is
 * waited for; any other is the person's to free.
 * @param {import('./settings.mjs').Settings} settings
 */
export async function assertPortsFree(settings) {
  const wanted = [
    { port: settings.sitePort, name: 'site', variable: 'SITE_PORT' },
    { port: settings.apiPort, name: 'API', variable: 'API_PORT' },
  ];
  for (const { port, name, variable } of wanted) {
    if (await isFree(port)) continue;
    if (await isOurs(settings.dataDirectory)) await waitFor(port);
    if (await isFree(port)) continue;
    throw new Failure(
      `Port ${port}, wanted for the ${name}, is in use by another program.`,
      `Stop that program, or choose another port: ${variable}=${port + 100} npm start`,
    );
  }
}

/** @param {number} port */
async function waitFor(port) {
  process.stdout.write(`• The previous run is still ending; waiting for port ${port}\n`);
  const end = Date.now() + patience;
  while (Date.now() < end && !(await isFree(port))) await delay(100);
}

/** @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** Whether a process that an earlier run in this data directory started is alive. @param {string} directory */
async function isOurs(directory) {
  const text = await readFile(path.join(directory, 'run.json'), 'utf8').catch(() => '{"pids":[]}');
  /** @type {{ supervisor?: number, pids: number[] }} */
  const { supervisor, pids } = JSON.parse(text);
  if (supervisor !== undefined && isAlive(supervisor)) {
    throw new Failure(
      `Tassis is already running from this data directory (process ${supervisor}).`,
      `Stop it with Ctrl-C there, or start a second one beside it: DATA_DIR=.data-2 SITE_PORT=3100 API_PORT=4100 npm start`,
    );
  }
  return pids.some(isAlive);
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
