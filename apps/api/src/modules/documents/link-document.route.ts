import { linkDocument } from '@tassis/contracts';
import { maySee } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { makeLink } from '../../downloads/make-link.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findDocument } from './document.repository.ts';
import { fileNameOf } from './file-name.ts';

export function linkDocumentRoute(deps: Dependencies) {
  return defineRoute(linkDocument, async ({ params, actor, locale }) => {
    const row = await findDocument(deps.db, params.id);
    const { userId, role } = actor;
    if (row === null || !maySee({ id: userId, role }, { ownerId: row.client.id })) {
      throw new HttpError('not_found');
    }
    const { fileId, name } = row.document;
    const target = { kind: 'file', fileId, name: fileNameOf(name) } as const;
    return success(await makeLink(deps, { userId, locale, target }));
  });
}
