import path from 'node:path';
import proxy from '@fastify/http-proxy';
import files from '@fastify/static';
import Fastify from 'fastify';
import { compressFolder } from '../../../apps/edge/src/releases/compress.ts';
import type { Peer, PeerSettings } from './peer.ts';

interface ServeSettings extends PeerSettings {
  folder: string;
  /** The HTML file for every path; without it each path has its own file. */
  onlyPage?: string;
}

/** The file of a path in a folder. */
export function pageFile(page: string): string {
  return path.posix.join('.', page, 'index.html');
}

/**
 * Serves a built folder with the software and the cache headers of our own edge: compressed beforehand with brotli at the
 * highest level, pages revalidated, everything else immutable, `/api` proxied to the running site.
 */
export async function serveFolder({ folder, site, paths, onlyPage }: ServeSettings): Promise<Peer> {
  await compressFolder(folder);
  const app = Fastify();
  await app.register(proxy, { upstream: site, prefix: '/api', rewritePrefix: '/api' });
  await app.register(files, {
    root: folder,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  });
  for (const page of paths) {
    app.get(page, (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .sendFile(onlyPage ?? pageFile(page), { cacheControl: false }),
    );
  }
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, close: () => app.close() };
}
