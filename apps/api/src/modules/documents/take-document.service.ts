import type { Executor } from '../../database/client.ts';
import type { FileStorage } from '../../files/file-storage.ts';
import { readPdf } from '../../files/read-pdf.ts';
import { HttpError } from '../../http/http-error.ts';
import { holdClient } from '../clients/hold-client.repository.ts';
import { findDocument, type DocumentRow } from './document.repository.ts';
import { keepDocument, type NewDocument } from './keep-document.service.ts';
import { isTheirs } from './ownership.repository.ts';
import { assertRoomForDocument } from './document-limit.repository.ts';
import { replaceDocument } from './replace-document.service.ts';

type SentDocument = Omit<NewDocument, 'bytes'> & {
  /** Base64. */
  content: string;
  /** Where its content stands in the body. Default: `content`. */
  path?: string;
};

/** Keeps what somebody sent, once it is a PDF and its order this client's. */
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
