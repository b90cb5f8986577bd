import { createOrder, type Order } from '@tassis/contracts';
import { anOrder, seeded } from '@tassis/testing/builders';
import { issueBill } from '../modules/bills/issue-bill.service.ts';
import type { createTestApi } from './create-test-api.ts';

type TestApi = Awaited<ReturnType<typeof createTestApi>>;

let placed = 0;

/** An order of this client, unlike all others. */
export async function placeOrder(api: TestApi, token: string): Promise<Order> {
  placed += 1;
  const payload = anOrder({}, seeded(5000 + placed));
  const answer = await api.ask(createOrder, { token, payload });
  return answer.json<{ data: Order }>().data;
}

/** An order of this client and its bill. */
export async function billedOrder(api: TestApi, token: string) {
  const order = await placeOrder(api, token);
  const bill = await api.db.transaction((tx) =>
    issueBill(tx, { orderId: order.id, now: api.clock() }),
  );
  return { order, bill };
}

/** The smallest file that passes for a PDF, as it is sent. */
export function samplePdf(words = 'proof'): string {
  return Buffer.from(`%PDF-1.7\n% ${words}\n%%EOF\n`).toString('base64');
}
