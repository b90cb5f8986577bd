import path from 'node:path';
import files from '@fastify/static';
import fastifyPlugin from 'fastify-plugin';

interface ReleaseFilesOptions {
  /** The release store. */
  releases: string;
}

/** `/mfe/<area>/<version>/…`: immutable files, sent in the encoding made at publication. */
export const releaseFiles = fastifyPlugin<ReleaseFilesOptions>(async (app, { releases }) => {
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
});

/** A release also holds what the edge itself runs. In any case of letters: some file systems know no difference. */
function isForBrowsers(pathname: string): boolean {
  return !/(?:^|\/)server(?:\/|$)|\.cjs(?:\.br)?$/i.test(pathname);
}
