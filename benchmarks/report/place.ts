import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';

/** The machine, the time and the load before a run. */
export function place(load: number) {
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: git('rev-parse', '--short', 'HEAD'),
    changed: git('status', '--porcelain', '--', 'apps', 'packages') !== '',
    machine: `${process.platform} ${process.arch}, ${cpus().length} cores`,
    node: process.versions.node,
    load,
  };
}

function git(...args: string[]): string {
  const cwd = `${import.meta.dirname}/../..`;
  return execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();
}
