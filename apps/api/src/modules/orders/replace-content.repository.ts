import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import {
  companies,
  domiciliationRequests,
  negativeCertificateRequests,
  orders,
} from '../../database/schema/index.ts';
import { insertContent } from './content-writer.repository.ts';
import type { OrderContent } from './order-content.ts';
import { searchText } from './order-writer.repository.ts';
import type { OrderParts, OrderRow } from './order-wire.ts';

type Replacement = {
  order: OrderRow;
  /** As they stand. */
  parts: OrderParts;
  content: OrderContent;
  /** Of the certificate's PDF; absent: the one that there is stays. */
  fileId: string | null | undefined;
  people?: PeopleIds | undefined;
};

/** Who is to be known by which id, by position; undefined: somebody new. */
export type PeopleIds = {
  associateIds: readonly (string | undefined)[];
  managerIds: readonly (string | undefined)[];
};

/** Writes what an order asks for anew. Unless it is said who is who, who stays in their place keeps their id. */
export async function replaceContent(
  tx: Executor,
  { order, parts, content, fileId, people }: Replacement,
): Promise<void> {
  const [first] = parts.services;
  if (first === undefined) throw new Error('An order has no service');
  const { service, company, domiciliation } = first;
  const kept = company ?? domiciliation;
  await tx.delete(companies).where(eq(companies.serviceId, service.id));
  await tx.delete(domiciliationRequests).where(eq(domiciliationRequests.serviceId, service.id));
  await tx
    .delete(negativeCertificateRequests)
    .where(eq(negativeCertificateRequests.serviceId, service.id));
  await insertContent(tx, {
    serviceId: service.id,
    content,
    fileId: fileId === undefined ? (kept?.certificateFileId ?? null) : fileId,
    ids: {
      ...(kept && { id: kept.id }),
      ...(people ?? {
        associateIds: parts.associates.map(({ id }) => id),
        managerIds: parts.managers.map(({ id }) => id),
      }),
    },
  });
  const search = await searchText(tx, { ...order, content });
  await tx
    .update(orders)
    .set({ search: sql`fold_text(${search})` })
    .where(eq(orders.id, order.id));
}
