import { mayReplaceDocument } from '@tassis/domain';
import type { Executor } from '../../database/client.ts';
import { HttpError } from '../../http/http-error.ts';
import { lockDocument, writeReplaced } from './review-document.repository.ts';

type Replaced = { id: string; clientId: string; orderId: string | null };

/** Lets a refused document of this client and order give way to the one that is sent for it; of two sent, to the first. */
export async function replaceDocument(
  tx: Executor,
  { id, clientId, orderId }: Replaced,
): Promise<void> {
  const document = await lockDocument(tx, id);
  if (document === null || document.clientId !== clientId || document.orderId !== orderId) {
    throw new HttpError('not_found');
  }
  if (!mayReplaceDocument(document.status)) throw new HttpError('transition_not_allowed');
  await writeReplaced(tx, id);
}
