import { execFileSync } from 'node:child_process';

/** The processes that this one has started itself. */
export function childrenOf(pid: number): number[] {
  return everyProcess()
    .filter(([, parent]) => parent === pid)
    .map(([child]) => child);
}

/** This process and all that it started, directly or not, as a service manager would signal them. */
export function processTree(root: number): number[] {
  const found = [root];
  const all = everyProcess();
  for (const known of found) {
    for (const [pid, parent] of all) if (parent === known) found.push(pid);
  }
  return found;
}

function everyProcess(): [pid: number, parent: number][] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [pid = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
    return [pid, parent];
  });
}
