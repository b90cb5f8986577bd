import type { Executor } from '../../../database/client.ts';
import type { FileStorage } from '../../../files/file-storage.ts';
import { storeFile } from '../../../files/store-file.ts';
import { addDocument } from '../../documents/keep-document.service.ts';

/** The name of an order's PDF, because the request has none. */
const NAME = 'certificat-negatif.pdf';

/** Stores the certificate that was sent with an order. @returns its file's id */
export function keepCertificate(
  storage: { files: FileStorage },
  tx: Executor,
  { clientId, bytes }: { clientId: string; bytes: Uint8Array },
): Promise<string> {
  const file = { name: NAME, mediaType: 'application/pdf', bytes, ownerId: clientId };
  return storeFile(storage, tx, file);
}

/** Makes it a document of the client, to be reviewed, once its order exists. */
export async function fileCertificate(
  tx: Executor,
  about: {
    clientId: string;
    orderId: string;
    fileId: string;
    /** The sender: a file of the staff needs no review. */
    origin: 'client' | 'staff';
    now: Date;
  },
): Promise<void> {
  await addDocument(tx, { ...about, name: NAME, kind: 'negative_certificate' });
}
