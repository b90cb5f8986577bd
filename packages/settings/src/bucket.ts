import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';

const CONNECT_MS = 3000;
const SILENCE_MS = 5000;
const REQUEST_MS = 30_000;

/** A bucket, and the key to it. */
export type Bucket = {
  bucket: string;
  /** Null: Amazon's own. */
  endpoint: string | null;
  region: string;
  keyId: string;
  secret: string;
};

/**
 * Opens a bucket of Amazon S3 or of an S3-compatible service. Nothing is asked of it yet.
 * @param silenceMs how long a request may wait without a byte, in ms, before it is sent again; it fails after the third time
 */
export function openBucket(
  { bucket, endpoint, region, keyId, secret }: Bucket,
  silenceMs: number = SILENCE_MS,
): Disk {
  return new Disk(
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
      requestHandler: {
        connectionTimeout: CONNECT_MS,
        socketTimeout: silenceMs,
        requestTimeout: REQUEST_MS,
        throwOnRequestTimeout: true, // without it there is only a warning
      },
    }),
  );
}
