import type { Executor } from '../../database/client.ts';
import type { FileStorage } from '../../files/file-storage.ts';
import { keepFile } from '../../files/keep-file.ts';

/** What the PDF of an order is called: the body carries no name. */
export const CERTIFICATE_NAME = 'certificat-negatif.pdf';

/** Keeps the certificate that came with an order. @returns its file's id */
export function keepCertificate(
  storage: { files: FileStorage },
  tx: Executor,
  { clientId, bytes }: { clientId: string; bytes: Uint8Array },
): Promise<string> {
  const file = { name: CERTIFICATE_NAME, mediaType: 'application/pdf', bytes, ownerId: clientId };
  return keepFile(storage, tx, file);
}
