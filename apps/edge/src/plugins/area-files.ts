import path from 'node:path';
import files from '@fastify/static';
import { areaForPath } from '@tassis/platform/release';
import type { FastifyPluginAsync } from 'fastify';
import { Refusal } from '../answers/refusal.ts';
import type { FollowedRelease } from '../pages/current-release.ts';
import { releaseFolder } from '../releases/store.ts';

interface AreaFilesOptions {
  currentRelease: FollowedRelease;
  /** The release store. */
  releases: string;
}

const folders = ['videos', 'images'];

/**
 * `/videos/…` and `/images/…`: files of the area that has the home page, at addresses that no release changes. A player
 * asks for parts of a film (`Range`).
 */
export const areaFiles: FastifyPluginAsync<AreaFilesOptions> = async (app, options) => {
  const { currentRelease, releases } = options;
  await app.register(files, { root: releases, serve: false, preCompressed: true });
  for (const folder of folders) {
    app.get<{ Params: { '*': string } }>(`/${folder}/*`, async (request, reply) => {
      const area = areaForPath((await currentRelease())?.manifest.areas ?? [], '/');
      if (!area) throw new Refusal('not_found');
      const root = path.join(releaseFolder(releases, area.id, area.version), folder);
      return reply.sendFile(request.params['*'], root, { maxAge: '30d', index: false });
    });
  }
};
