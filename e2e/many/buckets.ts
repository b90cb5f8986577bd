/** The bucket of uploaded and made files, and that of releases. */
export const buckets = { files: 'files', releases: 'releases' } as const;

/** The only key that the S3 server knows. */
export const bucketKey = { id: 'S3RVER', secret: 'S3RVER' } as const;
