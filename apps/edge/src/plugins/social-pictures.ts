import path from 'node:path';
import { PRODUCT_NAME } from '@tassis/domain';
import { pageOfPicture } from '@tassis/platform/release';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { parse } from 'node-html-parser';
import { Refusal } from '../answers/refusal.ts';
import type { FollowedRelease } from '../pages/current-release.ts';
import { ResultCache } from '../pages/result-cache.ts';
import type { Page } from '../pages/page.ts';
import type { SitePages } from '../pages/site-pages.ts';
import { drawPicture } from '../pictures/draw-picture.ts';
import { releaseFolder } from '../releases/store.ts';

interface SocialPicturesOptions {
  currentRelease: FollowedRelease;
  sitePages: SitePages;
  /** The release store. */
  releases: string;
}

/**
 * The preview images (Open Graph) of pages, drawn from the page's title on the first request.
 * A page without `og:title` has none.
 */
export const socialPictures: FastifyPluginCallback<SocialPicturesOptions> = (
  app,
  options,
  done,
) => {
  const { currentRelease, sitePages, releases } = options;
  const pictures = new ResultCache<Buffer>();
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const [address = ''] = request.url.split('?');
    const pathname = pageOfPicture(address);
    const release = await currentRelease();
    if (pathname === undefined || !release?.hasPage(pathname)) throw new Refusal('not_found');
    const words = readWords(await sitePages.at(release, pathname));
    if (!words) throw new Refusal('not_found');
    const { version } = release.manifest.shell;
    const ground = path.join(releaseFolder(releases, 'shell', version), 'social-ground.png');
    const key = [version, words.siteName, words.title].join('\n');
    const picture = await pictures
      .get(key, () => drawPicture(ground, words))
      .catch((cause: unknown) => {
        throw new Refusal('not_found', cause);
      });
    return reply.header('cache-control', 'public, max-age=86400').type('image/png').send(picture);
  };
  app.get('/social.png', answer);
  app.get('/social/*', answer);
  done();
};

function readWords({ html }: Page) {
  const page = parse(html.toString());
  const said = (property: string) =>
    page.querySelector(`meta[property="og:${property}"]`)?.getAttribute('content');
  const title = said('title');
  return title === undefined ? undefined : { title, siteName: said('site_name') ?? PRODUCT_NAME };
}
