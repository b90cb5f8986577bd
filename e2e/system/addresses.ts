import path from 'node:path';

const results = path.resolve(import.meta.dirname, '../../test-results');

export interface SystemAddresses {
  site: string;
  api: string;
  dataDirectory: string;
  environment: Record<string, string>;
}

/** Addresses of one running system under test, apart from a developer's own. */
export function systemAt(sitePort: number, name: string): SystemAddresses {
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
    },
  };
}

/** The system that most journeys share; `E2E_SITE_PORT` moves it, and the API a thousand above it. */
export const mainSystem = systemAt(Number(process.env['E2E_SITE_PORT'] ?? 3310), 'main');

/** The pages that are complete before any script. */
export const publicPaths = ['/', '/services', '/negative-certificate'] as const;
