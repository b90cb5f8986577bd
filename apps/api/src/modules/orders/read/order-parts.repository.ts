import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../../database/client.ts';
import { statementCache } from '../../../database/prepared-statements.ts';
import { documents, orderCorrections, orderEvents, users } from '../../../database/schema/index.ts';
import { EMBEDDED_MAX } from '../../documents/document.repository.ts';
import type { OrderParts } from './order-wire.ts';

const prepared = statementCache();
const ofOrder = sql.placeholder('orderId');

/** The rows that belong to an order, besides its own and its bill. */
export async function findParts(db: Executor, orderId: string): Promise<OrderParts> {
  return {
    events: await findEvents(db, orderId),
    corrections: await findOpenCorrections(db, orderId),
    documents: await findDocuments(db, orderId),
  };
}

function findEvents(db: Executor, orderId: string) {
  const built = prepared(db, 'events', () =>
    db
      .select({ ...getTableColumns(orderEvents), author: users.userName })
      .from(orderEvents)
      .leftJoin(users, eq(users.id, orderEvents.actorId))
      .where(eq(orderEvents.orderId, ofOrder))
      .orderBy(asc(orderEvents.id)),
  );
  return built.execute({ orderId });
}

function findOpenCorrections(db: Executor, orderId: string) {
  const built = prepared(db, 'openCorrections', () =>
    db
      .select()
      .from(orderCorrections)
      .where(and(eq(orderCorrections.orderId, ofOrder), isNull(orderCorrections.resolvedAt)))
      .orderBy(asc(orderCorrections.createdAt), asc(orderCorrections.field)),
  );
  return built.execute({ orderId });
}

function findDocuments(db: Executor, orderId: string) {
  const built = prepared(db, 'documents', () =>
    db
      .select()
      .from(documents)
      .where(eq(documents.orderId, ofOrder))
      .orderBy(asc(documents.createdAt), asc(documents.id))
      .limit(EMBEDDED_MAX),
  );
  return built.execute({ orderId });
}
