import path from 'node:path';

const results = path.resolve(import.meta.dirname, '../../test-results');

/** Where the first system is; its API is a thousand above. */
const firstSitePort = Number(process.env['E2E_SITE_PORT'] ?? 3310);

export interface SystemAddresses {
  site: string;
  api: string;
  dataDirectory: string;
  environment: Record<string, string>;
}

/** Addresses of one running system under test, apart from a developer's own; `E2E_SITE_PORT` moves them all. */
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
      END_WITH_INPUT: '1', // however these tests end
      EVENT_LOOP_DELAY_MAX_MS: '0', // on a busy machine they are late, not refused
    },
  };
}

/** How many journeys go on at once; half of the time each waits. */
export const workers = Number(process.env['E2E_WORKERS'] ?? 2);

/** The systems that most journeys share, one a worker. */
export const mainSystems: readonly SystemAddresses[] = Array.from({ length: workers }, (_, index) =>
  getMainSystem(index),
);

/** That of this worker. */
export const mainSystem = getMainSystem(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0));

function getMainSystem(worker: number): SystemAddresses {
  return ownSystemAt(worker, `main-${worker}`);
}

/** The pages that are complete before any script. */
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
