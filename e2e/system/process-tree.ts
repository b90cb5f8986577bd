import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The processes that this one has started directly. */
export function listChildren(pid: number): number[] {
  return everyProcess()
    .filter(([, parent]) => parent === pid)
    .map(([child]) => child);
}

/** This process and all its descendants, as a service manager would signal them. */
export function processTree(root: number): number[] {
  const found = [root];
  const all = everyProcess();
  for (const known of found) {
    for (const [pid, parent] of all) if (parent === known) found.push(pid);
  }
  return found;
}

type Process = [pid: number, parent: number];

/** A minimal Linux has no `ps`, macOS no `/proc`. */
function everyProcess(): Process[] {
  return existsSync('/proc/self/stat') ? byKernel() : byPs();
}

function byKernel(): Process[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map((pid) => [Number(pid), readParent(pid)]);
}

function readParent(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0; // The process has ended meanwhile.
  }
}

function byPs(): Process[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [pid = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
      return [pid, parent];
    });
}
