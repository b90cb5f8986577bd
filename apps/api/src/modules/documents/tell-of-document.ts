import { documentPath } from '../../client-paths.ts';
import type { Executor } from '../../database/client.ts';
import { notify } from '../../notifications/notify.ts';

/** Notifies a client of a document that somebody else has added. */
export function tellOfDocument(
  tx: Executor,
  { id, clientId, name, now }: { id: string; clientId: string; name: string; now: Date },
): Promise<void> {
  const news = { type: 'document', code: 'document_added', params: { name } } as const;
  return notify(tx, { userId: clientId, ...news, link: documentPath(id), now });
}
