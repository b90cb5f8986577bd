import type { OrderStatus, ServiceType } from '@tassis/domain';
import { asc, eq, gte, isNull, lt, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../database/client.ts';
import { statementCache } from '../../database/prepared-statements.ts';
import { clients, orders, orderServices, users } from '../../database/schema/index.ts';
import { counting, countingHits } from '../../lists/count-list.ts';
import { searching } from '../../lists/hits.ts';
import { all, keysetPage, type CountedList, type List } from '../../lists/keyset.ts';
import { pagePlaceholders } from '../../lists/page-parts.ts';
import { shapeOf, type PageRequest } from '../../lists/page-request.ts';
import { TOTAL_MAX } from '../../lists/page.ts';

/** Who of the staff sees to an order. */
const assignees = alias(users, 'assignees');

const keyset = { table: orders, at: orders.createdAt, id: orders.id };

/** What lists show of an order, of its client and of its services. */
const shown = {
  order: {
    id: orders.id,
    reference: orders.reference,
    status: orders.status,
    service: orders.service,
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
  assignedTo?: string | undefined;
  unassigned?: true | undefined;
  since: Date | undefined;
  before: Date | undefined;
  pattern: string | undefined;
};

const prepared = statementCache();
/** Which index a search takes depends on what is searched for. */
const ofSearches = statementCache({ unnamed: true });

/**
 * The statements of a list: its hits if it is a search, how many there are, a page when there are few or many, its
 * services. Lists that differ in values alone share them.
 */
export function orderList(db: Executor, conditions: OrderConditions, request: PageRequest) {
  const asked = namesOf(conditions);
  const planned = asked.has('pattern') ? ofSearches : prepared;
  const shape = [...asked, shapeOf(request)].join(' ');
  const list = () => ({ ...keyset, ...searchOf(asked, placeholderOf) });
  return {
    /** Whether anything is asked besides words. */
    isFiltered: list().matching !== undefined,
    hits: () => planned(db, `hits ${shape}`, () => countingHits(db, list())),
    count: (hits: number) =>
      planned(db, `count ${areFew(hits)} ${shape}`, () => counting(db, { ...list(), hits })),
    page: (counts: Counts) =>
      planned(db, `${areFew(counts.hits)} ${areFew(counts.counted)} ${shape}`, () => {
        const anyPage = { ...request, values: pagePlaceholders };
        const { where, orderBy } = keysetPage(db, { ...list(), ...counts }, anyPage);
        return selectOrders(db)
          .where(where)
          .orderBy(...orderBy);
      }),
    services: () => prepared(db, 'services', () => selectServices(db)),
  };
}

/** The same list, with its values in it: for what is read once. */
export function plainOrderList(conditions: OrderConditions): List {
  return { ...keyset, ...searchOf(namesOf(conditions), (name) => sql`${conditions[name]}`) };
}

export async function readOrders(db: Executor, list: List, request: PageRequest) {
  const { where, orderBy } = keysetPage(db, list, request);
  return selectOrders(db)
    .where(where)
    .orderBy(...orderBy);
}

function namesOf(conditions: OrderConditions): ReadonlySet<string> {
  return new Set(
    Object.entries(conditions).flatMap(([name, given]) => (given === undefined ? [] : [name])),
  );
}

type Counts = Pick<CountedList, 'hits' | 'counted'>;

/** What of a count makes another statement. */
function areFew(counted: number): boolean {
  return counted <= TOTAL_MAX;
}

function selectOrders(db: Executor) {
  return db
    .select(shown)
    .from(orders)
    .innerJoin(clients, eq(clients.userId, orders.clientId))
    .innerJoin(users, eq(users.id, orders.clientId))
    .leftJoin(assignees, eq(assignees.id, orders.assignedTo));
}

function selectServices(db: Executor) {
  return db
    .select(shownService)
    .from(orderServices)
    .where(eq(orderServices.orderId, sql`any(${sql.placeholder('orderIds')})`))
    .orderBy(asc(orderServices.position));
}

type ValueOf = (name: keyof OrderConditions) => Placeholder | SQL;

const placeholderOf: ValueOf = (name) => sql.placeholder(name);

function searchOf(asked: ReadonlySet<string>, valueOf: ValueOf) {
  const pattern = asked.has('pattern') ? valueOf('pattern') : undefined;
  const isOwn = asked.has('clientId');
  return searching({ column: orders.search, pattern, isOwn }, conditionsOf(asked, valueOf));
}

function conditionsOf(asked: ReadonlySet<string>, valueOf: ValueOf) {
  const { clientId, status, service, assignedTo, createdAt } = orders;
  return all(
    asked.has('clientId') && eq(clientId, valueOf('clientId')),
    asked.has('status') && eq(status, valueOf('status')),
    asked.has('service') && eq(service, valueOf('service')),
    asked.has('assignedTo') && eq(assignedTo, valueOf('assignedTo')),
    asked.has('unassigned') && isNull(assignedTo),
    asked.has('since') && gte(createdAt, valueOf('since')),
    asked.has('before') && lt(createdAt, valueOf('before')),
  );
}
