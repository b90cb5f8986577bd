import type { FastifyBaseLogger } from 'fastify';
import type { FileStorage } from './file-storage.ts';

type Parts = { files: FileStorage; log: Pick<FastifyBaseLogger, 'warn'> };

/**
 * Removes files whose rows are gone for good: a row always has its file. All is written by then, so
 * a storage that fails is no failure of the caller's; what stays behind is swept away later.
 */
export async function discardFiles({ files, log }: Parts, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await files.delete(id).catch((error: unknown) => log.warn({ err: error }, 'file not deleted'));
  }
}
