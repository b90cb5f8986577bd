import { randomUUID } from 'node:crypto';
import { aPdf } from '@tassis/testing/builders';
import { expect, test } from '../browser/test.ts';
import { haveSession } from '../pages/sign-in.ts';
import {
  acceptDocument,
  answerMessage,
  callBack,
  changePhone,
  disableColleague,
  expectRenewals,
  inviteColleague,
  openDocument,
  openWarning,
  recordPayment,
  refuseDocument,
  sendWarning,
  STAFF,
  validateAccountant,
} from '../pages/staff/staff-desk.ts';
import { StaffOrder } from '../pages/staff/staff-order.ts';
import { mainSystem } from '../system/addresses.ts';
import { ApiUser, registerClient } from '../system/api.ts';
import { readBody } from '../system/json.ts';
import { mailedLink } from '../system/mails.ts';
import type { PlacedOrder } from '../system/placed-orders.ts';
import {
  aPassword,
  askToBeCalled,
  registerAccountant,
  send,
  writeToFirm,
} from '../system/visitors.ts';

type Answer<Data> = { data: Data };
type SentDocument = { id: string; name: string };
type Domiciliation = { companyName: string; client: { id: string } };

const PHONE = '+212 5 22 45 67 89';
const MINUTE = 60_000;
const landing = '/admin-dashboard';
const contact = async () => (await fetch(`${mainSystem.site}/contact`)).text();

test('a whole day of an administrator', { tag: '@deep' }, async ({ page, browser }) => {
  test.setTimeout(10 * MINUTE);
  const account = await registerClient(mainSystem.api);
  const client = await ApiUser.signIn(mainSystem.api, account.email, account.password);
  const placed = await client.order(randomUUID(), 'Conseil aux entreprises');
  const { data: order } = await readBody<Answer<PlacedOrder>>(placed);
  const staff = await ApiUser.signIn(mainSystem.api, STAFF);
  const desk = new StaffOrder(page);
  const theirs = await browser.newContext({ baseURL: mainSystem.site });
  const atHome = await theirs.newPage();
  await haveSession(atHome, account.email, account.password);
  await haveSession(page, STAFF);

  await test.step('an order is taken up from the landing page', async () => {
    await page.goto(landing);
    await desk.open(order.reference);
    await desk.takeUp();
  });

  await test.step('a document is refused, and its client sends it again', async () => {
    const sendDocument = async (name: string): Promise<SentDocument> => {
      const content = aPdf(['CIN AB123456']);
      const document = { order_id: order.id, kind: 'identity', name, content };
      return (
        await readBody<Answer<SentDocument>>(await client.post('/client/documents', document))
      ).data;
    };
    const blurred = await sendDocument(`Floue ${randomUUID()}.pdf`);
    await openDocument(page, blurred);
    await refuseDocument(page, blurred.name);
    const told = await client.get(`/client/documents?order=${order.id}`);
    const { data: documents } = await readBody<Answer<SentDocument[]>>(told);
    expect(documents.find(({ id }) => id === blurred.id)).toMatchObject({
      status: 'refused',
      review_reason: expect.stringContaining('n’est pas lisible'),
    });
    const sharp = await sendDocument(`Nette ${randomUUID()}.pdf`);
    await openDocument(page, sharp);
    await acceptDocument(page, sharp.name);
  });

  await test.step('work begins; a payment is recorded for its bill', async () => {
    await page.goto(`${landing}/order/${order.id}`);
    await desk.begin();
    const read = await staff.get(`/admin/orders/${order.id}`);
    const { data } = await readBody<Answer<{ bill: { id: string } }>>(read);
    await page.goto(`${landing}/bill/${data.bill.id}`);
    await recordPayment(page, { amount: '170', method: 'Espèces', left: '300,00' });
  });

  await test.step('the order is done, as its client sees', async () => {
    await page.goto(`${landing}/order/${order.id}`);
    await desk.finish();
    await atHome.goto(`/client-dashboard/order/details/${order.id}`);
    await expect(atHome.getByText('Terminée').first()).toBeVisible();
  });

  await test.step('a warning is sent, and its client renews', async () => {
    // The newest warnings belong to other journeys, and a warning is sent once a day.
    const listed = await staff.get('/admin/domiciliations?status=open&per_page=100');
    const { data: open } = await readBody<Answer<Domiciliation[]>>(listed);
    const { client: tenant, companyName } = open.at(-1) ?? {};
    const asked = { count: 1, status: 'critical', client_id: tenant?.id };
    await staff.post('/admin/domiciliation-warnings/generate', asked);
    const { id, email } = await openWarning(page, companyName);
    const file = await staff.get(`/admin/domiciliations/${id}`);
    const { data } = await readBody<Answer<{ periods: object[] }>>(file);
    await sendWarning(page, email);
    const domiciled = await ApiUser.signIn(mainSystem.api, email);
    const body = { domiciliation_id: id };
    const renewed = await domiciled.post('/client/domiciliation-warnings/renew', body);
    expect(renewed.status).toBe(201);
    await expectRenewals(page, data.periods.length + 1);
  });

  await test.step('an accountant is validated', async () => {
    const { email, businessName } = await registerAccountant();
    await validateAccountant(page, businessName);
    const partner = await ApiUser.signIn(mainSystem.api, email, aPassword.password);
    expect((await partner.get('/partner/clients')).status).toBe(200);
  });

  await test.step('a message is answered, somebody is called', async () => {
    await answerMessage(page, await writeToFirm());
    await callBack(page, await askToBeCalled());
  });

  await test.step('a colleague is invited, and disabled while at work', async () => {
    const email = `collegue-${randomUUID()}@example.ma`;
    await inviteColleague(page, email);
    const link = await mailedLink(mainSystem, 'invitation', email);
    const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
    expect((await send(`/invitations/${token}/accept`, aPassword)).status).toBe(201);
    await theirs.clearCookies();
    await haveSession(atHome, email, aPassword.password);
    await atHome.goto('/dashboard/dashboard');
    await expect(atHome.getByRole('heading', { level: 1 })).toBeVisible();
    await disableColleague(page, email);
    await atHome.reload();
    await expect(atHome).toHaveURL(/\/login/);
  });

  await test.step('a setting that is changed is on the site', async () => {
    await page.goto('/system-settings');
    const before = await changePhone(page, PHONE);
    try {
      await expect.poll(contact, { timeout: MINUTE, intervals: [500] }).toContain(PHONE);
    } finally {
      await changePhone(page, before);
    }
  });

  await theirs.close();
});
