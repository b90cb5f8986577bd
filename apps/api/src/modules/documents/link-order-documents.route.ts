import { linkOrderDocuments } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { makeLink } from '../../downloads/make-link.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { isTheirs } from './ownership.repository.ts';

export function linkOrderDocumentsRoute(deps: Dependencies) {
  return defineRoute(linkOrderDocuments, async ({ params, actor, locale }) => {
    const { userId } = actor;
    const wanted = { clientId: userId, orderId: params.id };
    if (!(await isTheirs(deps.db, wanted))) throw new HttpError('not_found');
    const target = { kind: 'order-documents', orderId: params.id } as const;
    return success(await makeLink(deps, { userId, locale, target }));
  });
}
