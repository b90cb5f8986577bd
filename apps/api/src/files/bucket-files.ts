import { openBucket, type Bucket } from '@tassis/settings/bucket';
import type { Disk } from 'flydrive';
import type { FileStorage } from './file-storage.ts';

/** Files in a bucket of Amazon S3 or of an S3-compatible service. */
export function bucketFiles(bucket: Bucket): FileStorage {
  const disk = openBucket(bucket);
  return {
    put: (id, bytes) => disk.put(id, bytes),
    bytes: (id) => disk.getBytes(id),
    stream: (id) => disk.getStream(id),
    delete: (id) => disk.delete(id),
    entries: () => readEntries(disk),
  };
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
