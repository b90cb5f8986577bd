import { areaForPath, type ReleaseManifest } from '@tassis/platform/release';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { HealthCounter } from './health-counter.ts';

/** A document that is served. */
interface ServedDocument {
  /** The release that this visitor gets. */
  manifest: ReleaseManifest;
  pathname: string;
}

/**
 * Counts a document as a view of the shell and of the area at its path. A 304 is one too, since the browser shows its copy.
 * Not counted: `HEAD`, crawlers and monitors, and pages that a browser fetches ahead, which nobody may ever see.
 */
export function countDocument(
  counter: Pick<HealthCounter, 'countView'>,
  request: Pick<FastifyRequest, 'method' | 'headers'>,
  { manifest, pathname }: ServedDocument,
): void {
  if (!isVisit(request)) return;
  counter.countView({ id: 'shell', version: manifest.shell.version });
  const area = areaForPath(manifest.areas, pathname);
  if (area?.enabled) counter.countView(area);
}

function isVisit({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  const purpose = headers['sec-purpose'] ?? headers['purpose'] ?? '';
  return method === 'GET' && !purpose.includes('prefetch') && !isbot(headers['user-agent']);
}
