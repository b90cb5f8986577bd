import { pricingSettings } from '@tassis/testing/builders';
import type { Executor } from '../client.ts';
import { insertAccounts } from './demo-accounts.ts';
import { insertCatalogue } from './demo-catalogue.ts';
import { demoOrders } from './demo-orders.ts';
import { insertOrders } from './insert-orders.ts';

/** The demo firm as it looks after half a year of work, ended `now`. */
export async function insertDemoData(db: Executor, now: Date): Promise<void> {
  const pricing = pricingSettings();
  await insertCatalogue(db, pricing);
  const { clients, adminId } = await insertAccounts(db);
  await insertOrders(db, { orders: demoOrders(clients, now), adminId, pricing });
}
