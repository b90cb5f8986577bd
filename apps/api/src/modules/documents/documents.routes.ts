import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { createAdminDocumentRoute } from './create-admin-document.route.ts';
import { createClientDocumentRoute } from './create-client-document.route.ts';
import { linkCompanyDocumentsRoute } from './link-company-documents.route.ts';
import { linkDocumentRoute } from './link-document.route.ts';
import { linkOrderDocumentsRoute } from './link-order-documents.route.ts';
import { listAdminDocumentsRoute } from './list-admin-documents.route.ts';
import { listClientDocumentsRoute } from './list-client-documents.route.ts';
import { reviewDocumentRoute } from './review-document.route.ts';

export function documentsRoutes(deps: Dependencies): Route[] {
  return [
    createAdminDocumentRoute(deps),
    createClientDocumentRoute(deps),
    linkCompanyDocumentsRoute(deps),
    linkDocumentRoute(deps),
    linkOrderDocumentsRoute(deps),
    listAdminDocumentsRoute(deps),
    listClientDocumentsRoute(deps),
    reviewDocumentRoute(deps),
  ];
}
