// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * A process, and when it was started: a number alone may belong to another program by now.
 * @typedef {{ pid: number, started: string }} Process
 */

/** @param {number} pid @returns {Process} */
export function identify(pid) {
  return { pid, started: readStart(pid) };
}

/** Whether it is this very process that lives. @param {Process} process */
export function isAlive({ pid, started }) {
  return pid > 0 && isTaken(pid) && readStart(pid) === started;
}

/** @param {number} pid */
function isTaken(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** When a process was started, in the words of this machine; empty where there is none. @param {number} pid */
function readStart(pid) {
  return existsSync('/proc/self/stat') ? startByKernel(pid) : startByPs(pid);
}

/** As Linux counts it; it may have no `ps`. @param {number} pid */
export function startByKernel(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** As every Unix tells it, to the second. @param {number} pid */
export function startByPs(pid) {
  try {
    const options = {
      encoding: /** @type {const} */ ('utf8'),
      env: { ...process.env, LC_ALL: 'C' },
    };
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], options).trim();
  } catch {
    return '';
  }
}
