import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { FileStorage } from './file-storage.ts';
import type { Bucket } from './storage-location.ts';

const CONNECT_MS = 3000;
const REQUEST_MS = 30_000;

/** Files in a bucket of Amazon S3 or of an S3-compatible service. */
export function bucketFiles({ bucket, endpoint, region, keyId, secret }: Bucket): FileStorage {
  const disk = new Disk(
    new S3Driver({
      bucket,
      region,
      credentials: { accessKeyId: keyId, secretAccessKey: secret },
      // S3-compatible services seldom give a bucket a host name of its own.
      ...(endpoint !== null && { endpoint, forcePathStyle: true }),
      visibility: 'private',
      // The bucket's policy decides who may read, and S3-compatible services refuse the ACL header.
      supportsACL: false,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: REQUEST_MS },
    }),
  );
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
