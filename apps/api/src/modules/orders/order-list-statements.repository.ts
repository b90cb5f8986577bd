import type { OrderStatus, ServiceType } from '@tassis/domain';
import { asc, eq, gte, like, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { statementCache } from '../../database/prepared-statements.ts';
import { clients, orders, orderServices, users } from '../../database/schema/index.ts';
import { all, counting, keysetPage } from '../../lists/keyset.ts';
import { pagePlaceholders } from '../../lists/page-parts.ts';
import { shapeOf, type PageRequest } from '../../lists/page-request.ts';
import { TOTAL_MAX } from '../../lists/page.ts';

const keyset = { table: orders, at: orders.createdAt, id: orders.id };

/** What lists show of an order, of its client and of its services. */
const shown = {
  order: {
    id: orders.id,
    reference: orders.reference,
    status: orders.status,
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
};
const shownService = {
  id: orderServices.id,
  orderId: orderServices.orderId,
  type: orderServices.type,
  status: orderServices.status,
};

/** What an order must meet to be listed; what is undefined asks nothing. */
export type OrderConditions = {
  clientId?: string | undefined;
  status?: OrderStatus | undefined;
  service?: ServiceType | undefined;
  since: Date | undefined;
  before: Date | undefined;
  pattern: string | undefined;
};

const prepared = statementCache();
/** Which index a search takes depends on what is searched for. */
const ofSearches = statementCache({ unnamed: true });

/**
 * The statements of a list: how many there are, a page when there are few or many, its services. Lists that differ in
 * values alone share them.
 */
export function orderList(db: Executor, conditions: OrderConditions, request: PageRequest) {
  const asked = new Set(
    Object.entries(conditions).flatMap(([name, given]) => (given === undefined ? [] : [name])),
  );
  const isSearch = asked.has('pattern');
  const planned = isSearch ? ofSearches : prepared;
  const shape = [...asked, shapeOf(request)].join(' ');
  const list = () => ({ ...keyset, matching: conditionsOf(asked), isSearch });
  const pageOf = (counted: number, key: string) =>
    planned(db, `${key} ${shape}`, () => {
      const anyPage = { ...request, values: pagePlaceholders };
      const { where, orderBy } = keysetPage(db, { ...list(), counted }, anyPage);
      return selectOrders(db)
        .where(where)
        .orderBy(...orderBy);
    });
  return {
    count: () => planned(db, `count ${shape}`, () => counting(db, list(), list().matching)),
    page: (counted: number) =>
      isSearch && counted <= TOTAL_MAX ? pageOf(0, 'few') : pageOf(TOTAL_MAX + 1, 'many'),
    services: () => prepared(db, 'services', () => selectServices(db)),
  };
}

function selectOrders(db: Executor) {
  return db
    .select(shown)
    .from(orders)
    .innerJoin(clients, eq(clients.userId, orders.clientId))
    .innerJoin(users, eq(users.id, orders.clientId));
}

function selectServices(db: Executor) {
  return db
    .select(shownService)
    .from(orderServices)
    .where(eq(orderServices.orderId, sql`any(${sql.placeholder('orderIds')})`))
    .orderBy(asc(orderServices.position));
}

const value = (name: keyof OrderConditions) => sql.placeholder(name);

function conditionsOf(asked: ReadonlySet<string>) {
  const { clientId, status, service, createdAt, search } = orders;
  return all(
    asked.has('clientId') && eq(clientId, value('clientId')),
    asked.has('status') && eq(status, value('status')),
    asked.has('service') && eq(service, value('service')),
    asked.has('since') && gte(createdAt, value('since')),
    asked.has('before') && lt(createdAt, value('before')),
    asked.has('pattern') && like(search, value('pattern')),
  );
}
