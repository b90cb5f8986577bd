import type { NegativeCertificateData, Quote } from '@tassis/domain';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import {
  clients,
  negativeCertificateRequests,
  orderEvents,
  orders,
  orderServices,
  users,
} from '../../database/schema/index.ts';
import { nextReference } from '../../references/next-reference.ts';

export type NewOrder = {
  clientId: string;
  key: string | null;
  hash: string;
  data: NegativeCertificateData;
  quote: Quote;
  now: Date;
};

/** Queues up everything that would write the same order of the same client, until the transaction ends. */
export async function lockBody(
  tx: Executor,
  { clientId, hash }: Pick<NewOrder, 'clientId' | 'hash'>,
): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${clientId + hash}, 0))`);
}

/** Writes the order of a negative certificate with all that belongs to it. @returns its id */
export async function insertNegativeCertificateOrder(
  tx: Executor,
  order: NewOrder,
): Promise<string> {
  const { clientId, now, data } = order;
  const reference = await nextReference(tx, 'CMD', now);
  const search = await searchText(tx, { clientId, reference, data });
  const [row] = await tx
    .insert(orders)
    .values({
      reference,
      clientId,
      pricing: order.quote,
      totalCentimes: order.quote.total,
      submissionKey: order.key,
      submissionHash: order.hash,
      search: sql`fold_text(${search})`,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: orders.id });
  if (row === undefined) throw new Error('The order was not written');
  await insertService(tx, row.id, data);
  await tx.insert(orderEvents).values({
    orderId: row.id,
    at: now,
    status: 'submitted',
    actor: 'client',
    actorId: clientId,
  });
  return row.id;
}

async function insertService(
  tx: Executor,
  orderId: string,
  data: NegativeCertificateData,
): Promise<void> {
  const [service] = await tx
    .insert(orderServices)
    .values({ orderId, type: 'negative_certificate_request' })
    .returning({ id: orderServices.id });
  if (service === undefined) throw new Error('The service was not written');
  await tx.insert(negativeCertificateRequests).values({
    serviceId: service.id,
    // The wire's firstName is the family name (domain, orders/beneficiary.ts).
    familyName: data.firstName,
    givenName: data.lastName,
    identificationType: data.identificationType,
    nationalIdNumber: data.cin,
    passportNumber: data.passport,
    residenceCardNumber: data.carteSejour,
    companyForm: data.formJuridique,
    city: data.ville,
    firstProposedName: data.firstAppelation,
    secondProposedName: data.secoundAppelation,
    thirdProposedName: data.thirdAppelation,
    activity: data.activity,
  });
}

/** The year's counter stays locked until the transaction ends: no number is lost or given twice. */
type Searched = { clientId: string; reference: string; data: NegativeCertificateData };

async function searchText(tx: Executor, { clientId, reference, data }: Searched): Promise<string> {
  const [client] = await tx
    .select({
      first: clients.firstName,
      last: clients.lastName,
      phone: clients.phone,
      email: users.email,
    })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.userId))
    .where(eq(clients.userId, clientId));
  if (client === undefined) throw new Error('An order needs a client');
  return [
    reference,
    `${client.first} ${client.last}`,
    client.email,
    client.phone,
    `${data.lastName} ${data.firstName}`,
    data.firstAppelation,
    data.secoundAppelation,
    data.thirdAppelation,
  ].join('\n');
}
