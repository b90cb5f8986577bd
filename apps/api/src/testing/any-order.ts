import { OrderContent } from '@tassis/contracts/order-content';
import {
  certificateData,
  companyCreationData,
  domiciliationData,
  negativeCertificateData,
  type Random,
} from '@tassis/testing/builders';
import { safeParse } from 'zod/mini';
import type { Executor } from '../database/client.ts';
import { orders } from '../database/schema/index.ts';
import { insertPackage } from './insert-package.ts';

type Packages = { address: string; creation: string };

/** The packages that {@link anyOrder} orders. @returns their ids */
export async function insertPackages(db: Executor): Promise<Packages> {
  const address = await insertPackage(db);
  const creation = await insertPackage(db, {
    includes_company_creation: true,
    domiciliation_duration_months: 0,
  });
  return { address, creation };
}

/** The body of an order of any of the three services, by chance with a certificate; unlike that of another `run`. */
export function anyOrder(run: number, random: Random, { address, creation }: Packages) {
  const companyName = `Société ${run}`;
  const data = [
    {
      package_id: creation,
      services: [
        {
          type: 'company_creation',
          data: companyCreationData(
            run % 2 === 0 ? { ...certificateData(random), companyName } : { activity: companyName },
            random,
          ),
        },
      ],
    },
    {
      package_id: address,
      services: [{ type: 'domiciliation', data: domiciliationData({ companyName }, random) }],
    },
    {
      services: [
        {
          type: 'negative_certificate_request',
          data: negativeCertificateData({ activity: companyName }, random),
        },
      ],
    },
  ] as const;
  return data[random.integer(0, 2)];
}

/** How many orders have a content that its schema takes, whole. */
export async function countWholeOrders(db: Executor): Promise<number> {
  const rows = await db.select({ content: orders.content }).from(orders);
  return rows.filter(({ content }) => safeParse(OrderContent, content).success).length;
}
