import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';

const CONNECT_MS = 3000;
/** Of a request that goes on: a large object takes its time, and who reads one may pause. */
const SILENCE_MS = 120_000;

/** A bucket, and the key to it. */
export type Bucket = {
  bucket: string;
  /** Null: Amazon's own. */
  endpoint: string | null;
  region: string;
  keyId: string;
  secret: string;
};

/** How long a bucket is waited for. */
export type BucketPatience = {
  /** From the request until the answer begins, in ms; what is sent is within it. Default: as long as bytes flow. */
  answerMs?: number;
  /** How often a request is sent that fails or is not answered in time. */
  tries?: number;
};

/** Opens a bucket of Amazon S3 or of an S3-compatible service. Nothing is asked of it yet. */
export function openBucket(
  { bucket, endpoint, region, keyId, secret }: Bucket,
  { answerMs = 0, tries = 3 }: BucketPatience = {},
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
      maxAttempts: tries,
      requestHandler: {
        connectionTimeout: CONNECT_MS,
        socketTimeout: SILENCE_MS,
        requestTimeout: answerMs,
        throwOnRequestTimeout: true, // without it there is only a warning
      },
    }),
  );
}
