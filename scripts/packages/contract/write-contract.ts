import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { entryPoints, type Contract } from './contract-files.ts';

/** Replaces the folder's content. */
export async function writeContract(contract: Contract, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all(
    entryPoints.map(({ specifier, file }) =>
      writeFile(path.join(folder, file), contract.get(specifier) ?? ''),
    ),
  );
}
