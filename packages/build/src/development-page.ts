import type { Plugin } from 'vite';
import { devPorts } from './dev-ports.ts';

/** In development, puts into the page what the edge inlines in production: manifest and settings. */
export function developmentPage(): Plugin {
  return {
    name: 'tassis:development-page',
    apply: 'serve',
    transformIndexHtml: () => [
      dataBlock('tassis-release', process.env['TASSIS_DEV_MANIFEST'] ?? 'null'),
      dataBlock('tassis-settings', JSON.stringify(settings())),
    ],
  };
}

function settings() {
  return {
    apiBaseUrl: process.env['API_BASE_URL'] || undefined,
    authBaseUrl: process.env['AUTH_BASE_URL'] || undefined,
    developmentEntries: developmentEntries(),
  };
}

/** The areas under work are loaded from their own development servers. */
function developmentEntries(): Record<string, string> {
  const areas = (process.env['TASSIS_DEV_AREAS'] ?? '').split(',');
  return Object.fromEntries(
    Object.entries(devPorts)
      .filter(([id]) => areas.includes(id))
      .map(([id, port]) => [id, `http://localhost:${port}/remoteEntry.${id}.js`]),
  );
}

function dataBlock(id: string, json: string) {
  return {
    tag: 'script',
    attrs: { type: 'application/json', id },
    children: json.replaceAll('<', String.raw`\u003c`),
    injectTo: 'head' as const,
  };
}
