import type { ReleaseManifest, ReleaseStatus } from '@tassis/platform/release';
import type { FastifyPluginCallback } from 'fastify';
import { Refusal } from '../answers/refusal.ts';
import { followHealth } from '../health/health-files.ts';
import { isStaffRequest } from '../previews/is-staff.ts';
import { releaseStatus } from '../releases/site-status.ts';
import type { FollowedRelease } from '../pages/current-release.ts';
import type { Visits } from '../variants/visits.ts';

interface StatusOptions {
  /** The release store. */
  releases: string;
  siteUrl: string;
  apiBaseUrl: string;
  /** In production the status is for administrators alone. */
  isProduction: boolean;
  currentRelease: FollowedRelease;
  visits: Visits;
}

/**
 * `GET /mfe/status.json`: what is live, how it goes, and what this visitor gets of it. It is what `pnpm release:status --json`
 * says, read by the shell's page `/releases`.
 */
export const status: FastifyPluginCallback<StatusOptions> = (app, options, done) => {
  const { releases, siteUrl, apiBaseUrl, isProduction, currentRelease, visits } = options;
  const read = followHealth(releases);
  app.get('/mfe/status.json', async (request, reply): Promise<ReleaseStatus> => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    if (isProduction && !(await isStaffRequest(request, apiBaseUrl)))
      throw new Refusal('forbidden');
    const live = await currentRelease();
    const visit = await visits.ofFile(request);
    const served = live && versionsIn(live.manifest);
    return {
      ...(await releaseStatus(releases, { site: siteUrl, served, lines: await read() })),
      visit: visit && {
        shows: visit.shows,
        versions: Object.fromEntries(versionsIn(visit.release.manifest)),
      },
    };
  });
  done();
};

function versionsIn({ shell, areas }: ReleaseManifest): Map<string, string> {
  return new Map([['shell', shell.version], ...areas.map(toVersion)]);
}

function toVersion({ id, version }: ReleaseManifest['areas'][number]): [string, string] {
  return [id, version];
}
