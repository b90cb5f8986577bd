import { downloadFile, linkAdminList } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { findCsvExport } from './csv-exports.ts';
import { takeLink } from '../../downloads/download-link.repository.ts';
import { makeLink } from '../../downloads/make-link.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { hashToken } from '../../sessions/tokens.ts';
import { openTarget } from './open-target.service.ts';

export function downloadsRoutes(deps: Dependencies): Route[] {
  return [
    defineRoute(downloadFile, async ({ params }) => {
      const wanted = { tokenHash: hashToken(params.token), now: deps.clock() };
      const link = await takeLink(deps.db, wanted);
      if (link === null) throw new HttpError('not_found');
      return openTarget(deps, link);
    }),
    defineRoute(linkAdminList, async ({ params, query, body, actor, locale }) => {
      const { list } = params;
      const { format: _format, id, ...filter } = query;
      const ids = body.ids ?? (typeof id === 'string' ? [id] : undefined);
      const csv = findCsvExport(list);
      if (csv === null) throw new HttpError('not_found');
      await csv.check(deps.db, filter, deps.clock());
      const target = { kind: 'csv', list, query: filter, ...(ids && { ids }) } as const;
      return success(await makeLink(deps, { userId: actor.userId, locale, target }));
    }),
  ];
}
