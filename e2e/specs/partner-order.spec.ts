import { anOrder } from '@tassis/testing/builders';
import { expect, test } from '../browser/test.ts';
import { haveSession } from '../pages/sign-in.ts';
import { STAFF } from '../pages/staff/staff-desk.ts';
import { mainSystem } from '../system/addresses.ts';
import { ApiUser, registerClient } from '../system/api.ts';
import { sql } from '../system/database.ts';
import { readBody } from '../system/json.ts';

const PARTNER = 'partner@demo.tassis.ma';

type Named = { id: string; reference: string; status: string };
type Request = { id: string; order: Omit<Named, 'id'> | null };

async function listRows<Row>(user: ApiUser, path: string): Promise<Row[]> {
  return (await readBody<{ data: Row[] }>(await user.get(path))).data;
}

/** A client who has accepted the partner, and the order that the partner prepares for them. */
async function preparedOrder() {
  const account = await registerClient(mainSystem.api);
  const client = await ApiUser.signIn(mainSystem.api, account.email, account.password);
  const partner = await ApiUser.signIn(mainSystem.api, PARTNER);
  const person = { firstName: 'Salma', lastName: 'El Amrani', phone: '0612345678' };
  await partner.post('/partner/clients', { email: account.email, ...person });
  const [link] = await listRows<Request>(client, '/client/partner-requests');
  await client.post(`/client/partner-requests/${link?.id}/accept`, {});
  const { user } = await readBody<{ user: { id: string } }>(await client.get('/user'));
  const prepared = await partner.post(
    `/partner/clients/${user.id}/orders`,
    anOrder({ activity: 'Conseil en gestion' }),
  );
  expect(prepared.status).toBe(201);
  const { data: request } = await readBody<{ data: Request }>(prepared);
  return { account, client, partner, request, theirs: `/partner/requests?client=${user.id}` };
}

test('a client accepts the order that a partner prepared; the client, the partner and the staff see it, nobody else', async ({
  page,
  watch,
}) => {
  const { account, client, partner, request, theirs } = await preparedOrder();
  await haveSession(page, account.email, account.password);

  await test.step('the landing page leads to it, and it is placed once', async () => {
    await page.goto('/client-dashboard/profile');
    await page.getByRole('link', { name: /^Accepter ou refuser la commande de/ }).click();
    const prepared = page.getByRole('article').filter({ hasText: 'a préparé une commande' });
    await expect(prepared).toContainText('Conseil en gestion');
    await prepared.getByRole('button', { name: 'Accepter' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Passer la commande' }).dblclick();
    await expect(page.getByText('Votre commande est envoyée.')).toBeVisible();
  });

  const [order, ...others] = await listRows<Named>(client, '/client/orders');
  const { id, reference } = order ?? { id: '', reference: '' };
  expect(others).toEqual([]);

  await test.step('its client is on its page, and it is confirmed', async () => {
    await expect(page).toHaveURL(`/client-dashboard/order/details/${id}`);
    await expect(page.getByRole('heading', { name: reference, level: 1 })).toBeVisible();
    await page.goto(`/client-dashboard/order-confirmation?order=${id}`);
    await expect(page.getByText(reference).first()).toBeVisible();
    const mails = `SELECT subject FROM mails WHERE template = 'order-received' AND recipient = $1`;
    expect(await sql(mainSystem, mails, [account.email])).toHaveLength(1);
  });

  await test.step('the partner and the staff find it', async () => {
    const placed = { reference, status: 'submitted' };
    const requests = await listRows<Request>(partner, `${theirs}&kind=order`);
    expect(requests).toMatchObject([{ id: request.id, order: placed }]);
    const staff = await ApiUser.signIn(mainSystem.api, STAFF);
    const found = await listRows<Named>(staff, `/admin/orders?search=${reference}`);
    expect(found).toMatchObject([{ id, ...placed }]);
  });

  await test.step('a second client finds nothing of it, by the API or by its addresses', async () => {
    const other = await registerClient(mainSystem.api);
    const stranger = await ApiUser.signIn(mainSystem.api, other.email, other.password);
    expect((await stranger.get(`/client/orders/${id}`)).status).toBe(404);
    const answer = await stranger.post(`/client/partner-requests/${request.id}/accept`, {});
    expect(answer.status).toBe(404);
    watch.expectComplaint(/status of 404/);
    await haveSession(page, other.email, other.password);
    for (const [address, words] of [
      [`order/details/${id}`, 'Commande introuvable'],
      [`partner-requests?request=${request.id}`, 'Aucune demande en attente'],
    ] as const) {
      await page.goto(`/client-dashboard/${address}`);
      await expect(page.getByText(words), address).toBeVisible();
    }
  });
});
