import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { ownSystemAt } from './addresses.ts';
import { OwnSystem } from './own-system.ts';

const prepared = ownSystemAt(60, 'prepared');

/** Fills a data folder by a first start: database, demo data, every app released. Paid once a run, by the first system. */
export async function prepareData(): Promise<void> {
  const system = new OwnSystem(prepared);
  rmSync(prepared.dataDirectory, { recursive: true, force: true });
  await system.start();
  await system.stop();
}

/** Gives a system a data folder of its own, as the first start left it. The database's files keep their owner. */
export function copyPreparedData(dataDirectory: string): void {
  rmSync(dataDirectory, { recursive: true, force: true });
  execFileSync('cp', ['-a', prepared.dataDirectory, dataDirectory]);
}

/** Gives a system the apps as the first start released them, and no data: its database is made by its own start. */
export function copyPreparedReleases(dataDirectory: string): void {
  copyPreparedData(dataDirectory);
  for (const made of ['postgres', 'postgres.claim', 'files', 'run.json'])
    rmSync(path.join(dataDirectory, made), { recursive: true, force: true });
}
