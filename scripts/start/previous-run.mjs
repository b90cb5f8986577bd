// @ts-check
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../failure.mjs';
import { parsed } from '../parsed.mjs';
import { identify, isAlive } from './process-identity.mjs';

/**
 * The record of a run in its data directory, in case it is killed: its processes and its ports.
 * @typedef {import('./process-identity.mjs').Process} Process
 * @typedef {{ sitePort: number, apiPort: number }} Ports
 * @typedef {{ supervisor?: Process, children: Process[], ending?: boolean, ports?: Ports }} Run
 */

const patience = 12_000; // milliseconds; the longest shutdown of a run

/**
 * Refuses a second supervisor on one data directory, because each would end the other's database.
 * @param {string} directory
 */
export async function assertNotRunning(directory) {
  const run = await livingRun(directory);
  if (!run) return;
  throw new Failure(
    `Tassis is already running from this data directory (process ${run.supervisor.pid}).`,
    'Stop it with Ctrl-C there, or start a second one beside it: DATA_DIR=.data-2 SITE_PORT=3100 API_PORT=4100 npm start',
  );
}

/**
 * The run that owns this data directory, if any; waits for one that is ending.
 * @param {string} directory
 * @returns {Promise<Run & { supervisor: Process } | undefined>}
 */
export async function livingRun(directory) {
  const giveUp = Date.now() + patience;
  const run = readRun(directory);
  const { supervisor, ending } = run;
  if (ending && supervisor && isAlive(supervisor)) {
    process.stdout.write('• The previous run is still ending\n');
    while (isAlive(supervisor) && Date.now() < giveUp) await delay(50);
  }
  if (!supervisor || supervisor.pid === process.pid || !isAlive(supervisor)) return undefined;
  return { ...run, supervisor };
}

/** Whether processes of a run that is ending, or was killed, are still alive. @param {string} directory */
export function isEnding(directory) {
  const { supervisor, ending, children } = readRun(directory);
  const goesOn = supervisor && !ending && isAlive(supervisor);
  return !goesOn && children.some(isAlive);
}

/**
 * Written atomically, because two programs start at the same time.
 * @param {string} directory @param {Ports} ports @param {{ children: number[], ending: boolean }} state
 */
export function noteRun(directory, { sitePort, apiPort }, { children, ending }) {
  /** @type {Run} */
  const run = {
    supervisor: identify(process.pid),
    children: children.map(identify),
    ending,
    ports: { sitePort, apiPort },
  };
  mkdirSync(directory, { recursive: true });
  writeFileSync(fileIn(directory), JSON.stringify(run));
}

/** An incomplete record counts as none. @param {string} directory @returns {Run} */
function readRun(directory) {
  try {
    /** @type {Partial<Run>} */
    const run = parsed(readFileSync(fileIn(directory), 'utf8'));
    return { ...run, children: run.children ?? [] };
  } catch {
    return { children: [] };
  }
}

/** @param {string} directory */
function fileIn(directory) {
  return path.join(directory, 'run.json');
}
