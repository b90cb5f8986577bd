import { toPagePattern, type InputOf, type reportWebVitals } from '@tassis/contracts';
import { onCLS, onINP, onLCP } from 'web-vitals';

/*
 * Tells the API how this page felt, once, when it is hidden for the first time: by the page that was opened and the
 * release that it showed. It is a script of its own, which acts when it is loaded: the start script has no room for a call,
 * nor for names that it would give to others. So the data of the page is read here, too.
 */

type Report = InputOf<typeof reportWebVitals>['body'];
const path: typeof reportWebVitals.path = '/web-vitals';

const report = describePage();
const always = { reportAllChanges: true };
onLCP(({ value }) => (report.lcp = Math.round(value)), always);
onINP(({ value }) => (report.inp = Math.round(value)), always);
onCLS(({ value }) => (report.cls = Math.round(value * 10_000) / 10_000), always);
addEventListener('visibilitychange', tellWhenHidden);

function tellWhenHidden(): void {
  if (document.visibilityState !== 'hidden') return;
  removeEventListener('visibilitychange', tellWhenHidden);
  if (report.lcp === undefined) return;
  const baseUrl = read(readBlock('tassis-settings'), 'apiBaseUrl');
  // `keepalive`: the request survives a closed page.
  fetch(`${typeof baseUrl === 'string' ? baseUrl : '/api'}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
    credentials: 'omit',
  }).catch(() => undefined);
}

/** The page as it was opened: somebody may have gone on within the site since. */
function describePage(): Report {
  const [opened] = performance.getEntriesByType('navigation');
  const { pathname } = new URL(opened?.name ?? location.href);
  const release = readBlock('tassis-release');
  const areas = read(release, 'areas');
  const area: unknown = Array.isArray(areas) ? areas[0] : undefined;
  const shell = read(release, 'shell');
  return {
    page: toPagePattern(pathname),
    app: readText(area, 'id') ?? 'shell',
    version: readText(area, 'version') ?? readText(shell, 'version') ?? '',
  };
}

function readBlock(id: string): unknown {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null');
}

function readText(from: unknown, name: string): string | undefined {
  const value = read(from, name);
  return typeof value === 'string' ? value : undefined;
}

function read(from: unknown, name: string): unknown {
  return typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined;
}
