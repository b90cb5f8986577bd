import { asFields } from '@tassis/contracts';
import { openBucket, type Bucket } from '@tassis/settings/bucket';
import type { Disk } from 'flydrive';
import { outlastAbsence, ServiceAway } from '../http/service-away.ts';
import type { FileStorage } from './file-storage.ts';

/** Of the connections to the database, most have to be free while a bucket hangs. */
const WRITES_MAX = 4;
const SLOW_MS = 1000;

/**
 * Files in a bucket of Amazon S3 or of an S3-compatible service. A file that cannot be read is asked for again for some seconds;
 * one that cannot be written is not: it is written within a transaction, which is run again as a whole.
 */
export function bucketFiles(bucket: Bucket, silenceMs?: number): FileStorage {
  const disk = openBucket(bucket, silenceMs);
  const write = limitSlow();
  return {
    put: (id, bytes) => write(() => orUnavailable(disk.put(id, bytes))),
    bytes: (id) => outlastAbsence(() => orUnavailable(disk.getBytes(id))),
    stream: (id) => outlastAbsence(() => orUnavailable(disk.getStream(id))),
    delete: (id) => orUnavailable(disk.delete(id)),
    entries: () => readEntries(disk),
  };
}

/**
 * Refuses a call while several others are slow (bulkhead): each is made within a transaction and holds its connection, so that a
 * bucket that hangs would take all of them.
 */
function limitSlow() {
  const startedAt = new Set<{ time: number }>();
  return async (call: () => Promise<void>): Promise<void> => {
    const [oldest] = startedAt;
    const isSlow = oldest !== undefined && performance.now() - oldest.time > SLOW_MS;
    if (isSlow && startedAt.size >= WRITES_MAX)
      throw new ServiceAway(new Error('Too many files wait for the bucket'));
    const own = { time: performance.now() };
    startedAt.add(own);
    await call().finally(() => startedAt.delete(own));
  };
}

/** A bucket that fails or does not answer is told to the client as a temporary failure (503), which it may retry. */
async function orUnavailable<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    throw isUnavailable(error) ? new ServiceAway(error) : error;
  }
}

/** The S3 client says in the error’s cause what it was answered; nothing when nobody answered. */
function isUnavailable(error: unknown): boolean {
  const { cause } = asFields(error);
  const { httpStatusCode: status } = asFields(asFields(cause)['$metadata']);
  return typeof status !== 'number' || status >= 500;
}

type Listed = Awaited<ReturnType<Disk['listAll']>>;

async function* readEntries(disk: Disk): ReturnType<FileStorage['entries']> {
  let page: { paginationToken?: string } | null = {};
  while (page !== null) {
    const { objects, paginationToken }: Listed = await disk.listAll('/', {
      recursive: true,
      ...page,
    });
    for (const object of objects) {
      if (object.isDirectory) continue;
      const { lastModified } = await object.getMetaData();
      yield { id: object.key, writtenAt: lastModified };
    }
    page = paginationToken === undefined ? null : { paginationToken };
  }
}
