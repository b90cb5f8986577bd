import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyPlugin from 'fastify-plugin';

/** Quick, and with a window of 256 kB instead of 4 MB, so that an answer takes little memory. */
const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: 4,
  [constants.BROTLI_PARAM_LGWIN]: 18,
};

/**
 * What is read is sent compressed from 1 kB on, whatever it is that compresses well: data, texts, CSV as it is
 * written. Never a stream of events, nor what answers a change (`registerRoutes`): that is where tokens are.
 */
export const compression = fastifyPlugin(
  async (app) => {
    await app.register(compress, {
      encodings: ['br', 'gzip'],
      brotliOptions: { params: BROTLI },
      // What comes in is measured as it comes.
      globalDecompression: false,
    });
  },
  { name: 'compression' },
);
