declare module '@20minutes/s3rver' {
  /** An S3 server that keeps its objects in a folder; the package has no types of its own. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      directory: string;
      silent: boolean;
      allowMismatchedSignatures: boolean;
      configureBuckets: readonly { name: string }[];
    });
    run(): Promise<unknown>;
  }
}
