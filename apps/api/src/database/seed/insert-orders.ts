import { createHash, randomUUID } from 'node:crypto';
import { beneficiaryOf, quoteNegativeCertificate, type PricingSettings } from '@tassis/domain';
import { sql } from 'drizzle-orm';
import type { Executor } from '../client.ts';
import * as schema from '../schema/index.ts';
import type { DemoOrder } from './demo-orders.ts';

type Batch = { orders: readonly DemoOrder[]; adminId: string; pricing: PricingSettings };
type Numbered = DemoOrder & { id: string; serviceId: string; reference: string };

/** Orders in their order of time, with services and timelines; numbers them by year. */
export async function insertOrders(db: Executor, batch: Batch): Promise<void> {
  const lastOfYear = new Map<number, number>();
  const orders = batch.orders.map((order) => numbered(order, lastOfYear));
  const pricing = quoteNegativeCertificate(batch.pricing);

  await db
    .insert(schema.referenceCounters)
    .values([...lastOfYear].map(([year, last]) => ({ year, last })));
  await db.insert(schema.orders).values(
    orders.map((order) => ({
      ...orderRow(order),
      pricing,
      totalCentimes: pricing.total,
    })),
  );
  await db.insert(schema.orderServices).values(
    orders.map(({ id, serviceId, steps }) => ({
      id: serviceId,
      orderId: id,
      type: 'negative_certificate_request' as const,
      status: lastOf(steps).status,
    })),
  );
  await db.insert(schema.negativeCertificateRequests).values(orders.map(certificateRow));
  await db.insert(schema.orderEvents).values(
    orders.flatMap(({ id, client, steps }) =>
      steps.map((step) => ({
        ...step,
        orderId: id,
        actorId: step.actor === 'client' ? client.id : batch.adminId,
      })),
    ),
  );
}

function numbered(order: DemoOrder, lastOfYear: Map<number, number>): Numbered {
  const [{ at }] = order.steps;
  const year = Number(
    at.toLocaleDateString('en', { timeZone: 'Africa/Casablanca', year: 'numeric' }),
  );
  const number = (lastOfYear.get(year) ?? 0) + 1;
  lastOfYear.set(year, number);
  const reference = `CMD-${year}-${String(number).padStart(6, '0')}`;
  return { ...order, id: randomUUID(), serviceId: randomUUID(), reference };
}

function orderRow(order: Numbered) {
  const { id, reference, client, certificate, steps } = order;
  const { firstName, lastName, firstAppelation, secoundAppelation, thirdAppelation } = certificate;
  const names = [firstAppelation, secoundAppelation, thirdAppelation];
  const people = [client.firstName, client.lastName, client.email, firstName, lastName];
  const words = [reference, ...people, ...names];
  return {
    id,
    reference,
    clientId: client.id,
    status: lastOf(steps).status,
    submissionHash: createHash('sha256').update(id).digest('hex'),
    search: sql<string>`fold_text(${words.join(' ')})`,
    version: steps.length,
    createdAt: steps[0].at,
    updatedAt: lastOf(steps).at,
  };
}

function certificateRow({ serviceId, certificate }: Numbered) {
  return {
    serviceId,
    ...beneficiaryOf(certificate),
    identificationType: certificate.identificationType,
    nationalIdNumber: certificate.cin,
    passportNumber: certificate.passport,
    residenceCardNumber: certificate.carteSejour,
    companyForm: certificate.formJuridique,
    city: certificate.ville,
    firstProposedName: certificate.firstAppelation,
    secondProposedName: certificate.secoundAppelation,
    thirdProposedName: certificate.thirdAppelation,
    activity: certificate.activity,
  };
}

function lastOf(steps: DemoOrder['steps']) {
  return steps.at(-1) ?? steps[0];
}
