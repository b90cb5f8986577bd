import { createAdminDocument } from './create-admin-document.ts';
import { createClientDocument } from './create-client-document.ts';
import { linkDocument } from './link-document.ts';
import { linkOrderDocuments } from './link-order-documents.ts';
import { listAdminDocuments } from './list-admin-documents.ts';
import { listClientDocuments } from './list-client-documents.ts';
import { reviewDocument } from './review-document.ts';

export const documentsContracts = [
  createAdminDocument,
  createClientDocument,
  linkDocument,
  linkOrderDocuments,
  listAdminDocuments,
  listClientDocuments,
  reviewDocument,
] as const;
