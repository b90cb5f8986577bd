import { linkCompanyDocuments } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { makeLink } from '../../downloads/make-link.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findCompany } from './company-orders.repository.ts';

export function linkCompanyDocumentsRoute(deps: Dependencies) {
  return defineRoute(linkCompanyDocuments, async ({ params, actor, locale }) => {
    const { userId } = actor;
    const company = await findCompany(deps.db, params.id);
    if (company?.clientId !== userId) throw new HttpError('not_found');
    const target = { kind: 'company-documents', domiciliationId: params.id } as const;
    return success(await makeLink(deps, { userId, locale, target }));
  });
}
