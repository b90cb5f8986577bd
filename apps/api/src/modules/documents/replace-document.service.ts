import { mayReplaceDocument, type DocumentKind } from '@tassis/domain';
import type { Executor } from '../../database/client.ts';
import { HttpError } from '../../http/http-error.ts';
import { lockDocument, writeReplaced } from './review-document.repository.ts';

type Replaced = { id: string; clientId: string; orderId: string | null; kind: DocumentKind };

/**
 * Lets a refused document of this client and order give way to the one that is sent for it; of two sent, to the
 * first. A proof of payment, which no other kind replaces, is sent again with its bill.
 */
export async function replaceDocument(
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
