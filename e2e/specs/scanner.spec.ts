import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { wapiti } from '../../scripts/test/scanner.mjs';
import { parsed } from '../../scripts/parsed.mjs';
import { mainSystem } from '../system/addresses.ts';
import { servedPaths } from '../system/served-paths.ts';

/** What is asked: everything that needs no service outside of this machine. */
const MODULES =
  'cookieflags,csp,http_headers,crlf,csrf,exec,file,xss,permanentxss,redirect,sql,htaccess,methods,backup';
/** Bounds of a scan, in seconds and pages. */
const BOUNDS = {
  '-d': '1',
  '--max-links-per-page': '15',
  '--max-files-per-dir': '15',
  '--max-scan-time': '60',
  '--max-attack-time': '60',
  '--max-parameters': '6',
};

/** What it complains of without reason: browsers ignore or have dropped both headers, and the policy of every page has `frame-ancestors`. */
const EXCUSED = new Set(['X-Frame-Options is not set', 'X-XSS-Protection is not set']);
/** Pages that take words from their address. */
const ASKED = ['/company-creation?package=COMBO12', '/login?next=/account', '/faq?q=abc'];

type Finding = { path: string; info: string; parameter: string };
type Report = Record<'vulnerabilities' | 'anomalies', Record<string, Finding[]>>;

test('a public scanner finds nothing on the public pages', { tag: '@deep' }, async () => {
  test.skip(wapiti.skip !== undefined, wapiti.skip);
  test.setTimeout(20 * 60_000);
  const report = test.info().outputPath('wapiti.json');
  const kept = test.info().outputPath('session');
  const pages = [...servedPaths, ...ASKED].flatMap((path) => ['-s', mainSystem.site + path]);
  const where = ['-u', `${mainSystem.site}/`, '--store-session', kept, '--flush-session'];
  const output = ['-f', 'json', '-o', report, '--no-bugreport'];
  const bounds = Object.entries(BOUNDS).flat();
  await promisify(execFile)(wapiti.program, [
    ...where,
    ...pages,
    '-m',
    MODULES,
    ...bounds,
    ...output,
  ]);

  const { vulnerabilities, anomalies } = parsed<Report>(await readFile(report, 'utf8'));
  const found = [vulnerabilities, anomalies].flatMap((kind) =>
    Object.entries(kind).flatMap(([name, findings]) =>
      findings
        .filter(({ info }) => !EXCUSED.has(info))
        .map(({ path, info }) => `${name}: ${path} ${info}`),
    ),
  );
  expect(found).toEqual([]);
});
