import { expect } from '@playwright/test';
import { mainSystem } from './addresses.ts';
import { ApiUser } from './api.ts';
import { sql } from './database.ts';
import { readBody } from './json.ts';

type Account = { email: string; password: string };

/** The part of the API's order that journeys read. */
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

/** Expects exactly one order of a client in the database, without a bill, and that its draft is deleted. */
export async function getOnlyOrder({ email, password }: Account): Promise<PlacedOrder> {
  await expect.poll(() => readCounts(email)).toEqual({ orders: 1, bills: 0, drafts: 0 });
  const client = await ApiUser.signIn(mainSystem.api, email, password);
  const { data: orders } = await readBody<{ data: PlacedOrder[] }>(
    await client.get('/client/orders'),
  );
  const order = await client.get(`/client/orders/${orders[0]?.id}`);
  return (await readBody<{ data: PlacedOrder }>(order)).data;
}

/** The records of a client in the database. */
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
