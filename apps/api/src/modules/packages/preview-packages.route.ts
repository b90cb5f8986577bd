import { previewPackages } from '@tassis/contracts';
import { moroccanDateTime } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findPackagesWithDraft } from './package-preview.repository.ts';
import { previewOf } from './preview-token.ts';

export function previewPackagesRoute({ db, clock, config }: Dependencies) {
  return defineRoute(previewPackages, async ({ params, locale }) => {
    const preview = previewOf(params.token, config.sessionSecret, clock());
    const found = preview && (await findPackagesWithDraft(db, { ...preview, locale }));
    if (preview === null || found === null) throw new HttpError('link_invalid');
    return success({ ...found, expires_at: moroccanDateTime(preview.expiresAt) });
  });
}
