import { asFields } from '@tassis/contracts';
import { openBucket, type Bucket, type BucketPatience } from '@tassis/settings/bucket';
import type { Disk } from 'flydrive';
import { outlastAbsence, ServiceAway } from '../service-away.ts';
import type { FileStorage } from './file-storage.ts';

/** A small file is written, or begins to be read, within seconds; until then some callers hold a connection to the database. */
const PATIENCE: BucketPatience = { answerMs: 10_000, tries: 2 };

export type BucketFilesOptions = {
  /** How many files are written at once at most; more are refused as when the bucket is away. Default: no limit. */
  writesMax?: number;
  /** For tests. */
  patience?: BucketPatience;
};

/**
 * Files in a bucket of Amazon S3 or of an S3-compatible service. Nothing is tried again here for long: most writes and some reads
 * are part of a transaction, which is run again as a whole.
 */
export function bucketFiles(
  bucket: Bucket,
  { writesMax = Infinity, patience = PATIENCE }: BucketFilesOptions = {},
): FileStorage {
  const disk = openBucket(bucket, patience);
  const write = limitTo(writesMax);
  return {
    put: (id, bytes) => write(() => orUnavailable(disk.put(id, bytes))),
    bytes: (id) => orUnavailable(disk.getBytes(id)),
    stream: (id) => outlastAbsence(() => orUnavailable(disk.getStream(id))),
    delete: (id) => orUnavailable(disk.delete(id)),
    entries: () => readEntries(disk),
  };
}

/**
 * Refuses a call while so many are under way (bulkhead): each is made within a transaction and holds its connection, so that a
 * bucket that hangs would take all of them. Who is refused is tried again without one.
 */
function limitTo(max: number) {
  let underWay = 0;
  return async (call: () => Promise<void>): Promise<void> => {
    if (underWay >= max) throw new ServiceAway(new Error('Too many files are being written'));
    underWay += 1;
    await call().finally(() => (underWay -= 1));
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
