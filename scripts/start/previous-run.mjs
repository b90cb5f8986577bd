// @ts-check
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../failure.mjs';

/**
 * What a run leaves behind in its data directory, should it be killed: its processes, each with the moment it
 * was started, because a number alone may belong to another program by now.
 * @typedef {{ pid: number, started: string }} Process
 * @typedef {{ supervisor?: Process, children: Process[], ending?: boolean }} Run
 */

const patience = 12_000; // the longest that a run that is ending takes

/**
 * Two supervisors on one data directory would end each other's database. One that is ending is waited for.
 * @param {string} directory
 */
export async function assertNotRunning(directory) {
  const giveUp = Date.now() + patience;
  const { supervisor, ending } = await readRun(directory);
  if (ending && supervisor && isAlive(supervisor)) {
    process.stdout.write('• The previous run is still ending\n');
    while (isAlive(supervisor) && Date.now() < giveUp) await delay(50);
  }
  if (!supervisor || supervisor.pid === process.pid || !isAlive(supervisor)) return;
  throw new Failure(
    `Tassis is already running from this data directory (process ${supervisor.pid}).`,
    'Stop it with Ctrl-C there, or start a second one beside it: DATA_DIR=.data-2 SITE_PORT=3100 API_PORT=4100 npm start',
  );
}

/** Whether a process of an earlier run is still ending. @param {string} directory */
export async function isEnding(directory) {
  const { children } = await readRun(directory);
  return children.some(isAlive);
}

/**
 * In one go: two programs are started at once.
 * @param {string} directory @param {number[]} children @param {boolean} ending
 */
export function noteRun(directory, children, ending) {
  /** @type {Run} */
  const run = { supervisor: described(process.pid), children: children.map(described), ending };
  mkdirSync(directory, { recursive: true });
  writeFileSync(fileIn(directory), JSON.stringify(run));
}

/** A note that was cut short says nothing. @param {string} directory @returns {Promise<Run>} */
async function readRun(directory) {
  try {
    const run = JSON.parse(await readFile(fileIn(directory), 'utf8'));
    return {
      supervisor: run.supervisor,
      children: run.children ?? [],
      ending: run.ending === true,
    };
  } catch {
    return { children: [] };
  }
}

/** @param {string} directory */
function fileIn(directory) {
  return path.join(directory, 'run.json');
}

/** @param {Process} process */
function isAlive({ pid, started }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return startOf(pid) === started;
}

/** @param {number} pid @returns {Process} */
function described(pid) {
  return { pid, started: startOf(pid) };
}

/** When a process was started, in the kernel's own count; empty where there is no /proc. @param {number} pid */
function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
