import { pricingSettings } from '@tassis/testing/builders';
import type { FileStorage } from '../files/file-storage.ts';
import type { Executor } from '../database/client.ts';
import { insertAccounts } from './demo-accounts.ts';
import { askForCalls } from './demo-callbacks.ts';
import { insertCatalogue } from './demo-catalogue.ts';
import { demoOrders } from './demo-orders.ts';
import { askForClients } from './demo-partnerships.ts';
import { placeOrders } from './place-orders.ts';

type Demo = { now: Date; files: FileStorage };

/** The data of the demo firm after a year of work that ended `now`. */
export async function insertDemoData(db: Executor, { now, files }: Demo): Promise<void> {
  const packageId = await insertCatalogue(db, pricingSettings());
  const { clients, partnerId, adminId } = await insertAccounts(db);
  await askForClients(db, { partnerId, clients, files, now });
  await askForCalls(db, { partnerId, adminId, now });
  await placeOrders(db, { orders: demoOrders(clients, { now, packageId }), adminId, files, now });
}
