// @ts-check
// `pnpm probe`: a synthetic order through the public site every five minutes, a line of JSON each; with --once a single one,
// which ends with 1 when it fails. See docs/how-to/watch-production.md.
import { setTimeout as delay } from 'node:timers/promises';
import { exitWith, Failure } from './failure.mjs';
import { FailedStep, placeOrder } from './probe/place-order.mjs';
import { readCertificate } from './probe/read-certificate.mjs';
import { writeMetrics } from './probe/report.mjs';

const INTERVAL_MS = 300_000;
const DAY_MS = 86_400_000;

try {
  const { SITE_URL: site, PROBE_EMAIL: email, PROBE_PASSWORD: password } = process.env;
  if (!site || !email || !password)
    throw new Failure(
      'The probe does not know what to ask.',
      'Set SITE_URL, PROBE_EMAIL (also in the environment of the API) and PROBE_PASSWORD.',
    );
  const isOnce = process.argv.includes('--once');
  for (;;) {
    const next = delay(INTERVAL_MS, undefined, { ref: !isOnce });
    const result = await probe(site.replace(/\/$/, ''), { email, password });
    process.stdout.write(`${JSON.stringify(result)}\n`);
    const file = process.env['PROBE_TEXTFILE'];
    if (file) await writeMetrics(file, result);
    if (isOnce) {
      process.exitCode = result.success ? 0 : 1;
      break;
    }
    await next;
  }
} catch (error) {
  exitWith(error);
}

/**
 * @param {string} site
 * @param {import('./probe/place-order.mjs').Account} account
 * @returns {Promise<import('./probe/report.mjs').Result>}
 */
async function probe(site, account) {
  const began = Date.now();
  const [until, failure] = await Promise.all([
    readCertificate(site).catch(() => undefined),
    placeOrder(site, account).then(() => undefined, toFailure),
  ]);
  return {
    at: new Date(began).toISOString(),
    success: failure === undefined,
    seconds: (Date.now() - began) / 1000,
    ...failure,
    ...(until && {
      certificate_until: until.toISOString(),
      certificate_days: Math.floor((until.getTime() - began) / DAY_MS),
    }),
  };
}

/** @param {unknown} error */
function toFailure(error) {
  if (error instanceof FailedStep) return { failed: error.step, reason: error.message };
  return { failed: 'probe', reason: error instanceof Error ? error.message : 'unknown' };
}
