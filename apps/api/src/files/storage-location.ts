import { join, resolve } from 'node:path';
import type { Bucket } from '@tassis/settings/bucket';
import { repository } from '../folders.ts';
import { StartupError } from '../database/startup-error.ts';
import type { BucketFilesOptions } from './bucket-files.ts';
import type { FileStorage } from './file-storage.ts';
import { closeFolder, localFiles } from './local-files.ts';

/** Where files are stored. */
export type StorageLocation = { folder: string } | Bucket;

type Read = {
  DATA_DIR?: string | undefined;
  FILES_DIR?: string | undefined;
  S3_BUCKET?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  S3_REGION: string;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
};

export function toStorageLocation(read: Read): StorageLocation {
  if (read.S3_BUCKET === undefined) {
    const folder = read.FILES_DIR ?? join(read.DATA_DIR ?? join(repository, '.data'), 'files');
    return { folder: resolve(folder) };
  }
  return {
    bucket: read.S3_BUCKET,
    endpoint: read.S3_ENDPOINT ?? null,
    region: read.S3_REGION,
    keyId: read.S3_ACCESS_KEY_ID ?? '',
    secret: read.S3_SECRET_ACCESS_KEY ?? '',
  };
}

/** What is wrong with the settings of the file storage. */
export function storageProblems(read: Read): string[] {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: keyId, S3_SECRET_ACCESS_KEY: secret } = read;
  const hasBucket = bucket !== undefined;
  const hasMore = [read.S3_ENDPOINT, keyId, secret].some((value) => value !== undefined);
  return [
    !hasBucket &&
      hasMore &&
      'S3_BUCKET is missing: the bucket for files, beside the other S3_… variables',
    hasBucket && keyId === undefined && 'S3_ACCESS_KEY_ID is missing: the key to S3_BUCKET',
    hasBucket && secret === undefined && 'S3_SECRET_ACCESS_KEY is missing: the key to S3_BUCKET',
    hasBucket &&
      read.FILES_DIR !== undefined &&
      'FILES_DIR and S3_BUCKET: files are stored in one place',
  ].filter((problem) => problem !== false);
}

/**
 * Opens the storage; a folder is closed to other users. The S3 client is loaded only where a bucket is configured.
 * @param options for a bucket
 */
export async function openFiles(
  location: StorageLocation,
  options?: BucketFilesOptions,
): Promise<FileStorage> {
  if ('folder' in location) {
    await closeFolder(location.folder).catch((error: unknown) => {
      throw cannotBeWritten(location.folder, error);
    });
    return localFiles(location.folder);
  }
  const { bucketFiles } = await import('./bucket-files.ts');
  return bucketFiles(location, options);
}

function cannotBeWritten(folder: string, error: unknown): StartupError {
  const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
  return new StartupError(
    `Files cannot be written into ${folder}${reason}.`,
    'Give that folder to the user that runs the house (chown), or choose another one with FILES_DIR.',
    { cause: error },
  );
}
