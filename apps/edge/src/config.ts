import path from 'node:path';
import * as z from 'zod/mini';

const repository = path.resolve(import.meta.dirname, '../../..');
const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535));

const environmentSchema = z.object({
  SITE_PORT: z._default(port, 3000),
  SITE_HOST: z._default(z.string(), '127.0.0.1'),
  API_PORT: z._default(port, 4000),
  API_ORIGIN: z.optional(z.url()),
  DATA_DIR: z._default(z.string(), path.join(repository, '.data')),
});

/** What the edge is told by its environment. */
export interface EdgeConfig {
  host: string;
  port: number;
  /** Where `/api` is proxied to. */
  apiOrigin: string;
  /** The release store. */
  releases: string;
}

/** Reads the environment; throws one error that lists everything that is wrong. */
export function readConfig(environment: NodeJS.ProcessEnv): EdgeConfig {
  const result = environmentSchema.safeParse(environment);
  if (!result.success) {
    throw new Error(
      `The site’s configuration is not valid:\n${z.prettifyError(result.error)}\nCorrect these environment variables, then start again.`,
    );
  }
  const { SITE_HOST, SITE_PORT, API_ORIGIN, API_PORT, DATA_DIR } = result.data;
  return {
    host: SITE_HOST,
    port: SITE_PORT,
    apiOrigin: API_ORIGIN ?? `http://127.0.0.1:${API_PORT}`,
    releases: path.resolve(DATA_DIR, 'releases'),
  };
}
