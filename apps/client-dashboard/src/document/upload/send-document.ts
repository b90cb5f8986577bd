import { getApi } from '@tassis/api-client';
import { createClientDocument } from '@tassis/contracts';
import { readPdf } from '@tassis/forms';
import type { Upload } from './upload.ts';

type Sending = {
  replaces: string | undefined;
  signal: AbortSignal;
  onProgress: (sent: number) => void;
};

/** Uploads a file as a document of the client. */
export async function sendDocument(
  { file, kind, orderId, key }: Upload,
  { replaces, ...options }: Sending,
): Promise<void> {
  const pdf = await readPdf(file);
  const body = { ...pdf, kind, order_id: orderId === '' ? null : orderId, replaces };
  await getApi().call(createClientDocument, { body }, { ...options, idempotencyKey: key });
}
