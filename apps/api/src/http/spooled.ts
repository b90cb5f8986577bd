import { randomUUID } from 'node:crypto';
import { open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** A body as Fastify reads it: Fastify compares the received length with `Content-Length`. */
type Body = Readable & { receivedEncodedLength: number };

/**
 * Spools a stream to disk, to be read once it is complete. The file is unlinked at once, so it disappears
 * with its reader or with the process. Beyond `limit` one more chunk is stored, so that Fastify refuses the body.
 */
export async function spooled(stream: Readable, limit: number): Promise<Body> {
  const bodyPath = path.join(tmpdir(), `tassis-body-${randomUUID()}`);
  const file = await open(bodyPath, 'wx+', 0o600);
  try {
    await unlink(bodyPath);
    let size = 0;
    // The stream is not destroyed: the refusal is still sent on its connection.
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
