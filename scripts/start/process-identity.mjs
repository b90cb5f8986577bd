// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * A process and its start time, because its id alone may belong to another program later.
 * @typedef {{ pid: number, started: string }} Process
 */

/** @param {number} pid @returns {Process} */
export function identify(pid) {
  return { pid, started: readStart(pid) };
}

/** Whether this very process is alive. @param {Process} process */
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

/** The start time of a process in the format of this machine; empty when there is no such process. @param {number} pid */
function readStart(pid) {
  return existsSync('/proc/self/stat') ? startByKernel(pid) : startByPs(pid);
}

/** From Linux's /proc, because `ps` may be missing. @param {number} pid */
export function startByKernel(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** On any other Unix, to the second. @param {number} pid */
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
