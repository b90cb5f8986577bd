import { expect } from '@playwright/test';
import { mainSystem } from './addresses.ts';
import { ApiUser } from './api.ts';
import { sql } from './database.ts';
import { readBody } from './json.ts';

type Account = { email: string; password: string };

/** What the API says of an order, as far as journeys ask. */
export interface PlacedOrder {
  id: string;
  reference: string;
  status: string;
  finalPrice: number;
  includeOptionalCompanyCreation: boolean;
  package: { code: string } | null;
  services: { type: string; data: Record<string, unknown> }[];
  bill: unknown;
}

/** The one order of a client, whole: exactly one in the database, without a bill yet, and its draft is gone, or soon. */
export async function getOnlyOrder({ email, password }: Account): Promise<PlacedOrder> {
  await expect.poll(() => readCounts(email)).toEqual({ orders: 1, bills: 0, drafts: 0 });
  const client = await ApiUser.signIn(mainSystem.api, email, password);
  const { data: orders } = await readBody<{ data: PlacedOrder[] }>(
    await client.get('/client/orders'),
  );
  const order = await client.get(`/client/orders/${orders[0]?.id}`);
  return (await readBody<{ data: PlacedOrder }>(order)).data;
}

/** What there is of a client in the database. */
export async function readCounts(
  email: string,
): Promise<Record<'orders' | 'bills' | 'drafts', number>> {
  const [row] = await sql(
    mainSystem,
    `SELECT (SELECT count(*)::int FROM orders WHERE client_id = users.id) AS orders,
      (SELECT count(*)::int FROM bills WHERE client_id = users.id) AS bills,
      (SELECT count(*)::int FROM drafts WHERE client_id = users.id) AS drafts
    FROM users WHERE email = $1`,
    [email],
  );
  return {
    orders: Number(row?.['orders']),
    bills: Number(row?.['bills']),
    drafts: Number(row?.['drafts']),
  };
}
