import path from 'node:path';
import files from '@fastify/static';
import type { FastifyError, FastifyPluginAsync } from 'fastify';
import { Refusal } from '../answers/refusal.ts';
import { sendError } from '../answers/send-error.ts';
import { fetchMissing } from '../releases/shared/fetch-missing.ts';
import { sharedStoreOf } from '../releases/shared/shared-store.ts';

interface ReleaseFilesOptions {
  /** The release store. */
  releases: string;
}

/** `/mfe/<area>/<version>/…`: immutable files, sent in the encoding made at publication. */
export const releaseFiles: FastifyPluginAsync<ReleaseFilesOptions> = async (app, { releases }) => {
  // The plugin answers 403 for a path that is not a file’s, such as a folder’s; here it is a 404 like any unknown path.
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    sendError(error.statusCode === 403 ? new Refusal('not_found', error) : error, request, reply),
  );
  const shared = sharedStoreOf(releases);
  if (shared) {
    const fetch = fetchMissing(shared);
    app.addHook('onRequest', ({ url }) => fetch(url));
  }
  await app.register(files, {
    root: path.join(releases, 'mfe'),
    prefix: '/mfe/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    dotfiles: 'deny',
    index: false,
    wildcard: true,
    decorateReply: false,
    allowedPath: isForBrowsers,
  });
};

/** A release also holds server bundles and source maps, which are not served. Compared case-insensitively, as some file systems are. */
function isForBrowsers(pathname: string): boolean {
  return !/(?:^|\/)server(?:\/|$)|\.(?:cjs|map)(?:\.br)?$/i.test(pathname);
}
