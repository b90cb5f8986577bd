import type { DocumentKind } from '@tassis/domain';
import type { Executor } from '../../database/client.ts';
import type { FileStorage } from '../../files/file-storage.ts';
import { storeFile } from '../../files/store-file.ts';
import { insertDocument } from './document-writer.repository.ts';

export type NewDocument = {
  clientId: string;
  orderId: string | null;
  billId?: string;
  kind: DocumentKind;
  /** The name that the sender gave it, or that of a generated document. */
  name: string;
  origin: 'client' | 'staff' | 'system';
  /** The refused document that it replaces. */
  replacesId?: string | null;
  bytes: Uint8Array;
  now: Date;
};

/** Stores a PDF as a document of a client. A document that a client sends waits for review. @returns its id */
export async function keepDocument(
  storage: { files: FileStorage },
  tx: Executor,
  { bytes, ...about }: NewDocument,
): Promise<string> {
  const { clientId: ownerId, name } = about;
  const file = { name, mediaType: 'application/pdf', bytes, ownerId };
  return addDocument(tx, { ...about, fileId: await storeFile(storage, tx, file) });
}

/** Creates a document for a file that is already stored. @returns its id */
export function addDocument(
  tx: Executor,
  { now, ...about }: Omit<NewDocument, 'bytes'> & { fileId: string },
): Promise<string> {
  const status = about.origin === 'client' ? 'pending' : 'accepted';
  return insertDocument(tx, { ...about, status, createdAt: now });
}
