import { readdirSync, readFileSync } from 'node:fs';

/** This process and all that it started, directly or not, as a service manager would signal them; Linux only. */
export function processTree(root: number): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(name)] as const),
  );
  const found = [root];
  for (const parent of found) {
    for (const [pid, itsParent] of parents) if (itsParent === parent) found.push(pid);
  }
  return found;
}

function parentOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0; // it has ended meanwhile
  }
}
