import type { FastifyBaseLogger } from 'fastify';
import type { FileStorage } from './file-storage.ts';

type Parts = { files: FileStorage; log: Pick<FastifyBaseLogger, 'warn'> };

/**
 * Removes files whose rows were deleted by a committed transaction. The caller's work is done by then, so
 * a storage error is logged and not thrown; `sweepFiles` removes what stays behind.
 */
export async function discardFiles({ files, log }: Parts, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await files.delete(id).catch((error: unknown) => log.warn({ err: error }, 'file not deleted'));
  }
}
