/* `bucket-server.ts <port> <folder>`: an S3 server with the buckets of files and of releases, in a process of its own. */
import S3rver from '@20minutes/s3rver';
import { buckets } from './buckets.ts';

const [port = '', directory = ''] = process.argv.slice(2);
await new S3rver({
  port: Number(port),
  address: '127.0.0.1',
  directory,
  silent: true,
  // Its own sum of a request that lists is not that of Amazon’s client; a key that is not known is refused all the same.
  allowMismatchedSignatures: true,
  configureBuckets: Object.values(buckets).map((name) => ({ name })),
}).run();
process.on('disconnect', () => process.exit());
process.send?.({ type: 'ready' });
