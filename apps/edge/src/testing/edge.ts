import type { FastifyInstance } from 'fastify';
import { buildEdge } from '../app.ts';
import type { EdgeConfig } from '../config.ts';

/** An edge that logs nothing; without `apiOrigin`, its API is down. */
export function anEdge(
  config: Partial<EdgeConfig> & Pick<EdgeConfig, 'releases'>,
): Promise<FastifyInstance> {
  const defaults = { host: '127.0.0.1', port: 0, apiOrigin: 'http://127.0.0.1:1' };
  return buildEdge({ ...defaults, ...config }, { logLevel: 'silent' });
}
