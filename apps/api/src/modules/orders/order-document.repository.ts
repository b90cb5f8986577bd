import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { documents } from '../../database/schema/index.ts';

type NewDocument = {
  clientId: string;
  orderId: string;
  fileId: string;
  name: string;
  /** What the order is found by finds its papers too. */
  search: string;
  now: Date;
};

/** The certificate that came with an order is a paper of its client's, to be looked at. */
export async function insertDocument(
  tx: Executor,
  { now, search, name, ...document }: NewDocument,
): Promise<void> {
  await tx.insert(documents).values({
    ...document,
    name,
    kind: 'negative_certificate',
    origin: 'client',
    search: sql`fold_text(${`${name}\n${search}`})`,
    createdAt: now,
  });
}
