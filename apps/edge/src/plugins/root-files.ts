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

const types = { 'favicon.ico': 'image/x-icon', 'social.png': 'image/png' };

/** Files of the live shell that others look for at one address, whatever is released: the icon, the picture of links. */
export const rootFiles: FastifyPluginCallback<RootFilesOptions> = (app, options, done) => {
  const { currentRelease, releases } = options;
  for (const [name, type] of Object.entries(types)) {
    app.get(`/${name}`, async (_request, reply) => {
      const version = (await currentRelease())?.manifest.shell.version;
      if (version === undefined) throw new Refusal('not_found');
      const file = path.join(releaseFolder(releases, 'shell', version), name);
      const content = await readFile(file).catch((cause: unknown) => {
        throw new Refusal('not_found', cause);
      });
      return reply.header('cache-control', 'public, max-age=86400').type(type).send(content);
    });
  }
  done();
};
