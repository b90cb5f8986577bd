import type { OrderStatus, ServiceType } from '@tassis/domain';
import { eq, gte, isNull, lt, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../database/client.ts';
import { statementCache } from '../../../database/prepared-statements.ts';
import { clients, orders, users } from '../../../database/schema/index.ts';
import { counting, type Count } from '../../../lists/count-list.ts';
import { readingById } from '../../../lists/rows-by-id.ts';
import { searching } from '../../../lists/search.ts';
import { all, selectIds, type List } from '../../../lists/keyset.ts';
import { pagePlaceholders } from '../../../lists/page-parts.ts';
import { getShape, type PageRequest } from '../../../lists/page-request.ts';

/** The assignee of an order. */
const assignees = alias(users, 'assignees');

const keyset = { table: orders, at: orders.createdAt, id: orders.id };

/** The columns of an order, its service and its client in a list. */
const shown = {
  order: {
    id: orders.id,
    reference: orders.reference,
    status: orders.status,
    expectedBy: orders.expectedBy,
    service: orders.service,
    renews: orders.renews,
    package: orders.package,
    includeOptionalCompanyCreation: orders.includeOptionalCompanyCreation,
    pricing: orders.pricing,
    totalCentimes: orders.totalCentimes,
    createdAt: orders.createdAt,
    version: orders.version,
  },
  client: {
    userId: clients.userId,
    firstName: clients.firstName,
    lastName: clients.lastName,
    email: users.email,
    phone: clients.phone,
  },
  assignee: { id: assignees.id, name: assignees.userName },
};

/** The filters of a list of orders; undefined: no filter. */
export type OrderConditions = {
  clientId?: string | undefined;
  status?: OrderStatus | undefined;
  service?: ServiceType | undefined;
  assignedTo?: string | undefined;
  unassigned?: true | undefined;
  /** Only orders whose client awaits a reply to a message. */
  waiting?: true | undefined;
  since: Date | undefined;
  before: Date | undefined;
  pattern: string | undefined;
};

const prepared = statementCache();
/** The prepared statements of a list without a search: the count, and the ids of a page. Lists that differ only in values share them. */
export function preparedOrders(db: Executor, conditions: OrderConditions, request: PageRequest) {
  const asked = getNames(conditions);
  const shape = [...asked, getShape(request)].join(' ');
  const list = () => buildList(asked, toPlaceholder);
  return {
    count: prepared(db, `count ${shape}`, () => counting(db, list())),
    ids: prepared(db, shape, () => {
      return selectIds(db, list(), { ...request, values: pagePlaceholders });
    }),
  };
}

/** The query of a list for a statement that is not prepared. */
export function plainOrders(conditions: OrderConditions): List {
  return buildList(getNames(conditions), (name) => sql`${conditions[name]}`);
}

export const readOrders = readingById(orders.id, (db, { where, orderBy }) =>
  selectOrders(db).where(where).orderBy(orderBy),
);

/** An order in a list. */
export type OrderRow = Awaited<ReturnType<typeof readOrders>>[number];

function getNames(conditions: OrderConditions): ReadonlySet<string> {
  return new Set(
    Object.entries(conditions).flatMap(([name, given]) => (given === undefined ? [] : [name])),
  );
}

function selectOrders(db: Executor) {
  return db
    .select(shown)
    .from(orders)
    .innerJoin(clients, eq(clients.userId, orders.clientId))
    .innerJoin(users, eq(users.id, orders.clientId))
    .leftJoin(assignees, eq(assignees.id, orders.assignedTo));
}

type ToValue = (name: keyof OrderConditions) => Placeholder | SQL;

const toPlaceholder: ToValue = (name) => sql.placeholder(name);

/** Written as in the partial index, so that PostgreSQL uses it. */
function awaitsReply() {
  return sql`${orders.awaitsReply}`;
}

/** The orders whose client has sent an unanswered message. */
export const ordersAwaitingReply: Count = {
  table: orders,
  id: orders.id,
  at: orders.createdAt,
  matching: awaitsReply(),
};

function buildList(asked: ReadonlySet<string>, toValue: ToValue): List {
  const { clientId, status, service, assignedTo, createdAt } = orders;
  const valueIfAsked = (name: keyof OrderConditions) =>
    asked.has(name) ? toValue(name) : undefined;
  const matching = all(
    asked.has('clientId') && eq(clientId, toValue('clientId')),
    asked.has('unassigned') && isNull(assignedTo),
    asked.has('waiting') && awaitsReply(),
    asked.has('since') && gte(createdAt, toValue('since')),
    asked.has('before') && lt(createdAt, toValue('before')),
  );
  const filters = [
    [assignedTo, valueIfAsked('assignedTo')],
    [service, valueIfAsked('service')],
    [status, valueIfAsked('status')],
  ] as const;
  const pattern = valueIfAsked('pattern');
  const searched = { column: orders.search, pattern, isOwn: asked.has('clientId') };
  return searching(searched, { ...keyset, filters, matching });
}
