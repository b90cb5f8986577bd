import path from 'node:path';

const results = path.resolve(import.meta.dirname, '../../test-results');

/** The port of the first system; its API has a port a thousand higher. */
const firstSitePort = Number(process.env['E2E_SITE_PORT'] ?? 3310);

export interface SystemAddresses {
  site: string;
  api: string;
  dataDirectory: string;
  environment: Record<string, string>;
}

/** The addresses of a running system under test, apart from a developer's own; `E2E_SITE_PORT` moves them all. */
export function ownSystemAt(place: number, name: string): SystemAddresses {
  const sitePort = firstSitePort + place;
  const apiPort = sitePort + 1000;
  const dataDirectory = path.join(results, `data-${name}`);
  return {
    site: `http://localhost:${sitePort}`,
    api: `http://localhost:${apiPort}/api`,
    dataDirectory,
    environment: {
      SITE_PORT: String(sitePort),
      API_PORT: String(apiPort),
      DATA_DIR: dataDirectory,
      END_WITH_INPUT: '1', // However these tests end.
      EVENT_LOOP_DELAY_MAX_MS: '0', // On a busy machine requests are late but not refused.
    },
  };
}

/** How many journeys run at once; half of the time each one waits. */
export const workers = Number(process.env['E2E_WORKERS'] ?? 2);

/** The systems that most journeys share, one for each worker. */
export const mainSystems: readonly SystemAddresses[] = Array.from({ length: workers }, (_, index) =>
  getMainSystem(index),
);

/** The system of this worker. */
export const mainSystem = getMainSystem(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0));

function getMainSystem(worker: number): SystemAddresses {
  return ownSystemAt(worker, `main-${worker}`);
}

/** The server-rendered pages. */
export const publicPaths = [
  '/',
  '/services',
  '/services/creation-de-societe',
  '/services/offline/pilotage',
  '/privacy',
  '/company-creation',
  '/domiciliation',
  '/domiciliation/form',
  '/negative-certificate',
] as const;
