import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { ownSystemAt } from './addresses.ts';
import { OwnSystem } from './own-system.ts';

const prepared = ownSystemAt(60, 'prepared');

/** Prepares a data folder by a first start: database, demo data, every app released. Done once a run, by the first system. */
export async function prepareData(): Promise<void> {
  const system = new OwnSystem(prepared);
  rmSync(prepared.dataDirectory, { recursive: true, force: true });
  await system.start();
  await system.stop();
}

/** Copies the prepared data folder for a system. The database's files keep their owner. */
export function copyPreparedData(dataDirectory: string): void {
  rmSync(dataDirectory, { recursive: true, force: true });
  execFileSync('cp', ['-a', prepared.dataDirectory, dataDirectory]);
}

/** Copies only the released apps for a system, whose own start creates its database. */
export function copyPreparedReleases(dataDirectory: string): void {
  copyPreparedData(dataDirectory);
  for (const made of ['postgres', 'postgres.claim', 'files', 'run.json'])
    rmSync(path.join(dataDirectory, made), { recursive: true, force: true });
}
