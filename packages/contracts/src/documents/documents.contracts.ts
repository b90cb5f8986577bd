import { createAdminDocument } from './create-admin-document.ts';
import { createClientDocument } from './create-client-document.ts';
import { linkCompanyDocuments } from './link-company-documents.ts';
import { linkDocument } from './link-document.ts';
import { linkOrderDocuments } from './link-order-documents.ts';
import { listAdminDocuments } from './list-admin-documents.ts';
import { listClientDocuments } from './list-client-documents.ts';
import { reviewDocument } from './review-document.ts';

export const documentsContracts = [
  createAdminDocument,
  createClientDocument,
  linkCompanyDocuments,
  linkDocument,
  linkOrderDocuments,
  listAdminDocuments,
  listClientDocuments,
  reviewDocument,
] as const;
