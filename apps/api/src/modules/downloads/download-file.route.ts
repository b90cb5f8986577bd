import { downloadFile } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { takeLink } from '../../downloads/download-link.repository.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { hashToken } from '../../sessions/tokens.ts';
import { openTarget } from './open-target.service.ts';

export function downloadFileRoute(deps: Dependencies) {
  return defineRoute(downloadFile, async ({ params }) => {
    const wanted = { tokenHash: hashToken(params.token), now: deps.clock() };
    const link = await takeLink(deps.db, wanted);
    if (link === null) throw new HttpError('not_found');
    return openTarget(deps, link);
  });
}
