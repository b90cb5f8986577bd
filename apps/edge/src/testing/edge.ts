import type { FastifyInstance } from 'fastify';
import { buildEdge } from '../app.ts';
import { readConfig, type EdgeConfig } from '../config.ts';

/** An edge that logs nothing; without `apiOrigin`, its API is down. */
export function anEdge(
  config: Partial<EdgeConfig> & Pick<EdgeConfig, 'releases'>,
): Promise<FastifyInstance> {
  const defaults = readConfig({ SITE_PORT: '0', API_PORT: '1' });
  return buildEdge({ ...defaults, ...config }, { logLevel: 'silent' });
}
