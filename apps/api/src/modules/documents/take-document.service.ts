import { createAdminDocument } from '@tassis/contracts';
import { mayReplaceDocument, type DocumentKind } from '@tassis/domain';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Executor } from '../../database/client.ts';
import type { FileStorage } from '../../files/file-storage.ts';
import { readPdf } from '../../files/read-pdf.ts';
import { HttpError } from '../../http/http-error.ts';
import { holdClient } from '../clients/hold-client.repository.ts';
import { findDocument, type DocumentRow } from './document.repository.ts';
import { keepDocument, type NewDocument } from './keep-document.service.ts';
import { isTheirs } from './ownership.repository.ts';
import { assertRoomForDocument } from './document-limit.repository.ts';
import { lockDocument, writeReplaced } from './review-document.repository.ts';
import { tellOfDocument } from './tell-of-document.ts';

type SentDocument = Omit<NewDocument, 'bytes'> & {
  /** Base64. */
  content: string;
  /** The path of the content in the body, for errors. Default: `content`. */
  path?: string;
};

/** Stores an uploaded document; throws when it is not a PDF or the order is not this client's. */
export async function takeDocument(
  storage: { files: FileStorage },
  tx: Executor,
  { content, path = 'content', ...about }: SentDocument,
): Promise<DocumentRow> {
  const bytes = readPdf(content, path);
  const isThere = await holdClient(tx, about.clientId);
  if (!isThere || !(await isTheirs(tx, about))) throw new HttpError('not_found');
  const { replacesId } = about;
  if (replacesId) await replaceDocument(tx, { ...about, id: replacesId });
  await assertRoomForDocument(tx, { ...about, path });
  const id = await keepDocument(storage, tx, { ...about, bytes });
  const row = await findDocument(tx, id);
  if (row === null) throw new Error('The document just written was not found');
  return row;
}

type Addition = Omit<SentDocument, 'origin' | 'path'> & { actorId: string };

/** Adds a document of the staff for a client, writes the audit trail and notifies the client. */
export async function addForClient(
  storage: { files: FileStorage },
  tx: Executor,
  { actorId, ...sent }: Addition,
): Promise<DocumentRow> {
  const row = await takeDocument(storage, tx, { ...sent, origin: 'staff' });
  const { id } = row.document;
  const { kind, name, clientId, orderId, now } = sent;
  await writeAudit(tx, {
    actorId,
    action: createAdminDocument.name,
    subject: 'document',
    subjectId: id,
    after: { kind, name, clientId, orderId },
    now,
  });
  await tellOfDocument(tx, { id, clientId, name, now });
  return row;
}

type Replaced = { id: string; clientId: string; orderId: string | null; kind: DocumentKind };

/**
 * Marks a refused document of this client and order as replaced by a new one; of two concurrent new ones, by the
 * first. A proof of payment is not replaced here but sent again with its bill.
 */
async function replaceDocument(
  tx: Executor,
  { id, clientId, orderId, kind }: Replaced,
): Promise<void> {
  const document = await lockDocument(tx, id);
  if (document === null || document.clientId !== clientId || document.orderId !== orderId) {
    throw new HttpError('not_found');
  }
  if (!mayReplaceDocument(document.status) || document.kind !== kind)
    throw new HttpError('transition_not_allowed');
  await writeReplaced(tx, id);
}
