import type { AppStatus, ReleaseStatus } from '@tassis/platform/release';
import type { FileTiming } from '../tab-loads.ts';

const since = '2026-11-20T09:30:00.000Z';
const health = { views: 1240, failures: {}, fallbacks: 0, isFailing: false };

/** An app whose release runs well. */
export function anApp(id: string, changes: Partial<AppStatus> = {}): AppStatus {
  const version = changes.version ?? '1.4.0-3f2a9c1b';
  return {
    id,
    version,
    enabled: true,
    since,
    by: 'salma',
    served: version,
    fallback: '1.3.2-88d0e7f4',
    platformApi: '^5.0.0',
    shared: { react: '^19.0.0', '@tassis/platform': '^5.0.0' },
    sizes: { entry: 21_400, firstPage: 48_900, whole: 212_000 },
    health,
    errors: [],
    versions: [
      { version, releasedAt: since },
      { version: '1.3.2-88d0e7f4', releasedAt: '2026-11-12T14:05:00.000Z' },
      { version: '1.3.1-0c5b6a21', releasedAt: '2026-11-10T08:00:00.000Z', bad: 'wrong prices' },
      { version: '1.5.0-77aa10de' },
    ],
    ...changes,
  };
}

/** The status of a site in which one area fails and another has a canary. */
export function aStatus(changes: Partial<ReleaseStatus> = {}): ReleaseStatus {
  const failing = {
    health: { views: 310, failures: { render: 58, timeout: 3 }, fallbacks: 41, isFailing: true },
    errors: [
      {
        kind: 'render',
        message: 'typeerror cannot read properties of undefined reading …',
        stack: 'src/features/form/price.ts:41:12\nsrc/features/form/form.tsx:18:7',
        times: 58,
      },
    ],
  };
  const canary = { version: '1.5.0-77aa10de', percent: 10, since, health };
  const apps = [
    anApp('shell', { version: '1.0.1-9b1d2c3e', platformApi: '5.2.0', shared: {} }),
    anApp('marketing'),
    anApp('ordering', failing),
    anApp('client-dashboard', { canary }),
    anApp('partner-dashboard', { enabled: false }),
  ];
  return {
    site: 'http://localhost:3000',
    isRunning: true,
    apps,
    previews: [
      {
        id: 'ordering',
        name: 'new-form',
        version: '1.5.0-77aa10de',
        expires: '2026-12-04T12:00:00.000Z',
        by: 'yassine',
      },
    ],
    problems: [],
    visit: {
      shows: 'live',
      versions: Object.fromEntries(apps.map(({ id, version }) => [id, version])),
    },
    ...changes,
  };
}

/** What a tab has loaded of the shell and of one area. */
const sampleTimings: readonly FileTiming[] = [
  timing('mfe/shell/1.0.1-9b1d2c3e/main.js', { at: 40, until: 210, size: 151_160 }),
  timing('mfe/shell/1.0.1-9b1d2c3e/style.css', { at: 45, until: 90, size: 8200 }),
  timing('mfe/ordering/1.4.0-3f2a9c1b/remoteEntry.ordering.js', {
    at: 240,
    until: 300,
    size: 9400,
  }),
  timing('mfe/ordering/1.4.0-3f2a9c1b/form-b2c.js', { at: 250, until: 362, size: 31_000 }),
  timing('mfe/marketing/1.4.0-3f2a9c1b/remoteEntry.marketing.js', {
    at: 0,
    until: 3,
    size: 8100,
    sent: 0,
  }),
  timing('api/client-errors', { at: 1200, until: 1240, size: 0 }),
];

function timing(
  path: string,
  { at, until, size, sent = size }: { at: number; until: number; size: number; sent?: number },
): FileTiming {
  return {
    name: `https://site.example/${path}`,
    startTime: at,
    responseEnd: until,
    encodedBodySize: size,
    transferSize: sent,
  };
}

/** Makes the site answer with this status or a refusal, or not at all. Returns the function that undoes it. */
export function answerStatus(answer: ReleaseStatus | { refused: number } | 'never'): () => void {
  const { fetch } = globalThis;
  const getEntriesByType = performance.getEntriesByType.bind(performance);
  globalThis.fetch = (input, init) => {
    if (input !== '/mfe/status.json') return fetch(input, init);
    if (answer === 'never') return new Promise(() => undefined);
    if (!('refused' in answer)) return Promise.resolve(Response.json(answer));
    const body = { message: '', code: 'forbidden', request_id: 'request-1' };
    return Promise.resolve(Response.json(body, { status: answer.refused }));
  };
  Object.assign(performance, { getEntriesByType: () => sampleTimings });
  return () => {
    globalThis.fetch = fetch;
    Object.assign(performance, { getEntriesByType });
  };
}
