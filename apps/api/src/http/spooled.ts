import { randomUUID } from 'node:crypto';
import { open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** A body as Fastify reads it: it compares how much has come with what was announced. */
type Body = Readable & { receivedEncodedLength: number };

/**
 * What a stream gives, to be read once it is all there: on disk meanwhile, in a file without a name, which is gone
 * with its reader or with the process. Of more than `limit` bytes the first beyond it are kept, to be refused.
 */
export async function spooled(stream: Readable, limit: number): Promise<Body> {
  const place = path.join(tmpdir(), `tassis-body-${randomUUID()}`);
  const file = await open(place, 'wx+', 0o600);
  try {
    await unlink(place);
    let size = 0;
    // The answer that refuses it still goes out by its connection.
    const chunks: AsyncIterable<Uint8Array> = stream.iterator({ destroyOnReturn: false });
    for await (const chunk of chunks) {
      await file.writeFile(chunk);
      size += chunk.length;
      if (size > limit) break;
    }
    return Object.assign(file.createReadStream({ start: 0 }), { receivedEncodedLength: size });
  } catch (error) {
    await file.close();
    throw error;
  }
}
