import {
  correctOrder,
  createOrder,
  getClientOrder,
  listAdminOrders,
  listClientOrders,
  transitionOrder,
  type Order,
} from '@tassis/contracts';
import { anOrder, companyCreationData, firmRecord, seeded } from '@tassis/testing/builders';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { settings } from '../../../database/schema/index.ts';
import { createTestApi } from '../../../testing/create-test-api.ts';
import { insertPackage } from '../../../testing/insert-package.ts';

// Saturday, 21 November 2026, in the morning: the firm closes at 13:00.
const api = await createTestApi();
const client = await api.signIn('client');
const admin = await api.signIn('admin');
const getData = (answer: { json: () => { data: Order } }) => answer.json().data;
const own = async (id: string) =>
  getData(
    await api.ask(getClientOrder, { params: { id }, token: await api.createToken(client.id) }),
  );

let made = 0;
const place = async (payload: unknown = anOrder({}, seeded(900 + (made += 1)))) =>
  getData(await api.ask(createOrder, { payload, token: await api.createToken(client.id) }));

const move = async ({ id, version }: Order, to: Order['status'], fields: string[] = []) =>
  getData(
    await api.ask(transitionOrder, {
      params: { id },
      token: await api.createToken(admin.id),
      payload: { to, message: 'Suite du dossier', ...(fields.length > 0 && { fields }) },
      headers: { 'if-match': `"${version}"` },
    }),
  );

const DAY = 86_400;
const getNextStep = ({ next_actor, expected_by }: Order) => [next_actor, expected_by];

test('an answer is promised with the order, and is not postponed when its review starts', async () => {
  const order = await place();
  expect(getNextStep(order)).toEqual(['firm', '2026-11-23']);
  api.clock.advance(3 * DAY);
  const reviewed = await move(order, 'in_review');
  expect(getNextStep(reviewed)).toEqual(['firm', '2026-11-23']);
  api.clock.advance(-3 * DAY);
});

test('an order that awaits its client has no promised day; after the corrections a new one is promised', async () => {
  const field = 'services.0.data.ville';
  const asked = await move(await move(await place(), 'in_review'), 'awaiting_client', [field]);
  expect(getNextStep(asked)).toEqual(['client', null]);
  api.clock.advance(2 * DAY);
  const corrected = await api.ask(correctOrder, {
    params: { id: asked.id },
    token: await api.createToken(client.id),
    payload: { corrections: [{ field, value: 'Fès' }] },
    headers: { 'if-match': `"${asked.version}"` },
  });
  expect(getNextStep(getData(corrected))).toEqual(['firm', '2026-11-24']);
  api.clock.advance(-2 * DAY);
});

test('a creation in progress is promised within the days of the settings; other orders have no promise', async () => {
  const package_id = await insertPackage(api.db, {
    includes_company_creation: true,
    domiciliation_duration_months: 0,
  });
  const data = companyCreationData({}, seeded(950));
  const creation = await place({ package_id, services: [{ type: 'company_creation', data }] });
  const worked = await move(await move(creation, 'in_review'), 'in_progress');
  expect(getNextStep(worked)).toEqual(['firm', '2026-12-01']);
  const certificate = await move(await move(await place(), 'in_review'), 'in_progress');
  expect(getNextStep(certificate)).toEqual(['firm', null]);
  expect(getNextStep(await move(certificate, 'completed'))).toEqual([null, null]);
});

test('a promise stays when the settings change, and both lists show it', async () => {
  const order = await place();
  const claims = { ...firmRecord().claims, response_hours: '96' };
  await api.db
    .update(settings)
    .set({ value: firmRecord({ claims }) })
    .where(eq(settings.key, 'firm'));
  expect(getNextStep(await own(order.id))).toEqual(['firm', '2026-11-23']);
  const later = await place();
  expect(getNextStep(later)).toEqual(['firm', '2026-11-26']);
  for (const [contract, id] of [
    [listClientOrders, client.id],
    [listAdminOrders, admin.id],
  ] as const) {
    const { data } = (await api.ask(contract, { token: await api.createToken(id) })).json();
    const shown = data.find((each) => each.id === later.id);
    expect(shown).toMatchObject({ next_actor: 'firm', expected_by: '2026-11-26' });
  }
});
