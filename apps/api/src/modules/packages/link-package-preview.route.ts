import { linkPackagePreview } from '@tassis/contracts';
import { mayEditPackage, moroccanDateTime } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { readPackage } from './change-package.service.ts';
import { previewTokenOf } from './preview-token.ts';

const DAY_MS = 86_400_000;
/** The page that shows the packages as cards and compares them. */
const PACKAGES_PAGE = '/forfaits';

export function linkPackagePreviewRoute({ db, clock, config }: Dependencies) {
  return defineRoute(linkPackagePreview, async ({ params: { id } }) => {
    const { status } = await readPackage(db, id);
    if (!mayEditPackage(status)) throw new HttpError('transition_not_allowed');
    const expiresAt = new Date(clock().getTime() + DAY_MS);
    const token = previewTokenOf({ packageId: id, expiresAt }, config.sessionSecret);
    return success({
      url: `${config.siteUrl}${PACKAGES_PAGE}?preview=${token}`,
      expires_at: moroccanDateTime(expiresAt),
    });
  });
}
