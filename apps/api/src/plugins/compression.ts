import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyPlugin from 'fastify-plugin';

/** Quick, and with a window of 256 kB instead of 4 MB, so that an answer takes little memory. */
const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: 4,
  [constants.BROTLI_PARAM_LGWIN]: 18,
};

/**
 * Compresses answers to GET requests from 1 kB on: JSON, texts, CSV while it is
 * streamed. Not event streams, nor answers to changes (`registerRoutes`), which may hold tokens.
 */
export const compression = fastifyPlugin(
  async (app) => {
    await app.register(compress, {
      encodings: ['br', 'gzip'],
      brotliOptions: { params: BROTLI },
      // Request bodies are not decompressed: their limit applies to the bytes that arrive.
      globalDecompression: false,
    });
  },
  { name: 'compression' },
);
