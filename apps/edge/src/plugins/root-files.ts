import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyPluginCallback } from 'fastify';
import { Refusal } from '../answers/refusal.ts';
import type { FollowedRelease } from '../pages/current-release.ts';
import { releaseFolder } from '../releases/store.ts';

interface RootFilesOptions {
  currentRelease: FollowedRelease;
  /** The release store. */
  releases: string;
}

/** Browsers request the icon at one fixed path; the edge answers with that of the live shell. */
export const rootFiles: FastifyPluginCallback<RootFilesOptions> = (app, options, done) => {
  const { currentRelease, releases } = options;
  app.get('/favicon.ico', async (_request, reply) => {
    const version = (await currentRelease())?.manifest.shell.version;
    if (version === undefined) throw new Refusal('not_found');
    const file = path.join(releaseFolder(releases, 'shell', version), 'favicon.ico');
    const content = await readFile(file).catch((cause: unknown) => {
      throw new Refusal('not_found', cause);
    });
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('image/x-icon')
      .send(content);
  });
  done();
};
