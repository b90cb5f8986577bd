import path from 'node:path';
import files from '@fastify/static';
import { areaForPath } from '@tassis/platform/release';
import type { FastifyPluginAsync } from 'fastify';
import { Refusal } from '../answers/refusal.ts';
import { releaseFolder } from '../releases/store.ts';
import type { Visits } from '../variants/visits.ts';

interface AreaFilesOptions {
  visits: Visits;
  /** The release store. */
  releases: string;
}

const folders = ['videos', 'images'];

/**
 * `/videos/…` and `/images/…`: files of the area that has the home page, as this visitor gets it, at addresses that no release changes. A player
 * asks for parts of a film (`Range`).
 */
export const areaFiles: FastifyPluginAsync<AreaFilesOptions> = async (app, options) => {
  const { visits, releases } = options;
  await app.register(files, { root: releases, serve: false, preCompressed: true });
  for (const folder of folders) {
    app.get<{ Params: { '*': string } }>(`/${folder}/*`, async (request, reply) => {
      const visit = await visits.ofFile(request);
      const area = areaForPath(visit?.release.manifest.areas ?? [], '/');
      if (!area) throw new Refusal('not_found');
      const root = path.join(releaseFolder(releases, area.id, area.version), folder);
      // While an area has a canary, this address has two files.
      const isShared = visit?.headers['cache-control']?.startsWith('private') === false;
      if (!isShared) reply.header('cache-control', 'private, no-cache');
      const caching = { maxAge: '30d', cacheControl: isShared };
      return reply.sendFile(request.params['*'], root, { ...caching, index: false });
    });
  }
};
