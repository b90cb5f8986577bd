import { createContactSubmission, getAdminOverview, type AdminOverview } from '@tassis/contracts';
import { aContactSubmission } from '@tassis/testing/builders';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { domiciliations, orders, orderServices, partners } from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { noPrice } from '../../testing/no-price.ts';

const api = await createTestApi();
const { token } = await api.signIn('admin');
const read = async () =>
  (await api.ask(getAdminOverview, { token })).json<{ data: AdminOverview }>().data;

/** A domiciliation that ends on this day. The clock stands at 2026-11-21. */
async function domiciliationUntil(clientId: string, endDate: string) {
  const [order] = await api.db
    .insert(orders)
    .values({
      reference: `CMD-${endDate}`,
      clientId,
      status: 'completed',
      pricing: noPrice,
      totalCentimes: 0,
      submissionHash: endDate,
    })
    .returning();
  const [service] = await api.db
    .insert(orderServices)
    .values({ orderId: order?.id ?? '', type: 'domiciliation' })
    .returning();
  await api.db.insert(domiciliations).values({
    clientId,
    serviceId: service?.id ?? '',
    companyName: 'Atlas',
    startDate: '2025-11-21',
    endDate,
    monthlyRateCentimes: 0,
  });
}

test('counts what awaits the staff', async () => {
  const { id } = await api.signIn('client');
  const partner = await api.signIn('partner');
  await api.db.update(partners).set({ status: 'pending' }).where(eq(partners.userId, partner.id));
  await api.ask(createContactSubmission, { body: aContactSubmission() });
  const days = [
    '2026-11-20',
    '2026-11-21',
    '2026-11-28',
    '2026-11-29',
    '2026-12-21',
    '2026-12-22',
    '2027-01-20',
    '2027-01-21',
  ];
  for (const day of days) await domiciliationUntil(id, day);
  expect(await read()).toEqual({
    orders: {
      submitted: 0,
      in_review: 0,
      awaiting_client: 0,
      in_progress: 0,
      completed: 8,
      cancelled: 0,
      rejected: 0,
    },
    bills_due: { unpaid: 0, proof_sent: 0, partly_paid: 0 },
    // Up to 7, 30, 60 days, the last day included.
    warnings: { expired: 1, critical: 2, warning: 2, upcoming: 2 },
    new_messages: 1,
    orders_awaiting_reply: 0,
    pending_partners: 1,
  });
});
