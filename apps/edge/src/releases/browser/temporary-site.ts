import type { AddressInfo } from 'node:net';
import { buildEdge } from '../../app.ts';
import type { EdgeConfig } from '../../config.ts';
import { withSampleApi } from '../checks/sample-api.ts';

/** A site on a port of its own. */
export interface TemporarySite {
  origin: string;
  /** What could not be rendered since the last call. */
  takeFaults: () => unknown[];
}

/**
 * Gives `work` a site of a store, before the API of the running site; where none answers, before one that answers what
 * visitors ask with samples.
 */
export async function withTemporarySite<T>(
  config: EdgeConfig,
  releases: string,
  work: (site: TemporarySite) => Promise<T>,
): Promise<T> {
  const serve = async (apiOrigin: string): Promise<T> => {
    let faults: unknown[] = [];
    const edge = await buildEdge(
      { ...config, releases, shared: undefined, apiOrigin, settings: {}, isProduction: false },
      { logLevel: 'silent', onFault: (error) => faults.push(error) },
    );
    await edge.listen({ host: '127.0.0.1', port: 0 });
    try {
      const { port } = parsedAddress(edge.server.address());
      const takeFaults = () => {
        const taken = faults;
        faults = [];
        return taken;
      };
      return await work({ origin: `http://127.0.0.1:${port}`, takeFaults });
    } finally {
      edge.server.closeAllConnections();
      await edge.close();
    }
  };
  if (await answers(config.apiOrigin)) return serve(config.apiOrigin);
  return withSampleApi((apiBaseUrl) => serve(new URL(apiBaseUrl).origin));
}

function parsedAddress(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('It listens on no port.');
  return address;
}

async function answers(apiOrigin: string): Promise<boolean> {
  const asked = fetch(`${apiOrigin}/api/content-version`, { signal: AbortSignal.timeout(2000) });
  return asked.then(
    ({ ok }) => ok,
    () => false,
  );
}
