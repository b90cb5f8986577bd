import type { Secrets } from '@tassis/settings';
import { timingSafeEqual } from 'node:crypto';
import type { FastifyPluginCallback } from 'fastify';
import { Refusal } from '../answers/refusal.ts';
import { countsOf } from '../health/counts.ts';
import { followHealth } from '../health/health-files.ts';
import { liveReleases } from '../releases/live-releases.ts';
import { healthOf } from '../releases/site-status.ts';

interface MetricsOptions {
  /** The release store. */
  releases: string;
  /** What a reader proves itself with, as a bearer token: any of them. */
  secrets: Secrets;
}

/** Of one app: the release that everybody gets, that some get, or that is shown when it fails. */
interface Served {
  app: string;
  version: string;
  role: 'live' | 'canary' | 'fallback';
  percent?: number;
}

/**
 * `GET /metrics` in Prometheus' text: how the releases on the site go. The counts are the store's, the same from every process.
 * This port is the public's, so that who does not show the secret gets a 404, as for any unknown path.
 */
export const metrics: FastifyPluginCallback<MetricsOptions> = (app, options, done) => {
  const { releases, secrets } = options;
  const read = followHealth(releases);
  app.get('/metrics', async ({ headers }, reply) => {
    const shown = headers.authorization ?? '';
    if (!secrets.some((secret) => isEqual(shown, `Bearer ${secret}`)))
      throw new Refusal('not_found');
    const { Counter, Gauge, Registry } = await import('prom-client');
    const registry = new Registry();
    const registers = [registry];
    const labelNames = ['app', 'version'];
    const views = new Counter({
      name: 'release_views_total',
      help: 'Documents that were served with a release.',
      labelNames,
      registers,
    });
    const failures = new Counter({
      name: 'release_failures_total',
      help: 'Failures of a release that browsers reported, by kind.',
      labelNames: [...labelNames, 'kind'],
      registers,
    });
    const fallbacks = new Counter({
      name: 'release_fallbacks_total',
      help: 'How often the release before was shown instead.',
      labelNames,
      registers,
    });
    const failing = new Gauge({
      name: 'release_failing',
      help: 'Whether a release failed above the limit within the last day.',
      labelNames,
      registers,
    });
    const percent = new Gauge({
      name: 'release_canary_percent',
      help: 'Of a hundred visitors, those who get a canary.',
      labelNames,
      registers,
    });
    const info = new Gauge({
      name: 'release_info',
      help: 'The releases of the manifest; role: live, canary or fallback.',
      labelNames: [...labelNames, 'role'],
      registers,
    });
    const lines = await read();
    for (const { role, ...served } of await listServed(releases)) {
      const labels = { app: served.app, version: served.version };
      const release = { id: served.app, version: served.version };
      const counts = countsOf(lines, release);
      info.set({ ...labels, role }, 1);
      views.inc(labels, counts.views);
      fallbacks.inc(labels, counts.fallbacks);
      for (const [kind, times] of Object.entries(counts.failures))
        failures.inc({ ...labels, kind }, times);
      failing.set(labels, Number(healthOf(lines, release).isFailing));
      if (served.percent !== undefined) percent.set(labels, served.percent);
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  done();
};

async function listServed(store: string): Promise<Served[]> {
  return (await liveReleases(store)).flatMap(({ id: app, version, fallback, canary }): Served[] => [
    { app, version, role: 'live' },
    ...(fallback === undefined ? [] : [{ app, version: fallback, role: 'fallback' as const }]),
    ...(canary
      ? [{ app, version: canary.version, role: 'canary' as const, percent: canary.percent }]
      : []),
  ]);
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
