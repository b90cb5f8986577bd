import { setTimeout } from 'node:timers/promises';
import {
  createOrder,
  healthLive,
  listClientOrders,
  listPackages,
  markAllNotificationsAsRead,
} from '@tassis/contracts';
import { anOrder, seeded } from '@tassis/testing/builders';
import { expect, test } from 'vitest';
import { numberLine } from '../references/counter.repository.ts';
import { createTestApi } from '../testing/create-test-api.ts';

const api = await createTestApi({ env: { EVENT_LOOP_DELAY_MAX_MS: '5' } });
const patient = await createTestApi({ env: { EVENT_LOOP_DELAY_MAX_MS: '60000' } });

function block(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

test('a process that cannot keep up asks for patience, and says that it lives', async () => {
  let answer = await api.ask(listPackages);
  for (let round = 0; round < 100 && answer.statusCode !== 503; round += 1) {
    block(100);
    await setTimeout(1);
    answer = await api.ask(listPackages);
  }
  expect([answer.statusCode, answer.json()]).toMatchObject([503, { code: 'overloaded' }]);
  expect(answer.headers['retry-after']).toBe('5');
  const lines = api.logs.filter((line) => line.includes('"msg":"overloaded"'));
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([{ level: 40 }]);
  expect(lines.join()).not.toContain('stack');
  expect((await api.ask(healthLive)).statusCode).toBe(200);
});

test('when too many wait for a database connection, a burst is answered, and who comes later is refused', async () => {
  const { token } = await patient.signIn('client');
  const { max } = patient.pool.options;
  const held = await Promise.all(Array.from({ length: max }, () => patient.pool.connect()));
  const burst = Array.from({ length: 3 * max }, () => patient.ask(listClientOrders, { token }));
  await expect.poll(() => patient.pool.waitingCount).toBeGreaterThanOrEqual(2 * max);
  burst.push(patient.ask(listClientOrders, { token })); // who meets the queue first is one of the burst
  await setTimeout(150);
  const late = await patient.ask(listClientOrders, { token });
  expect([late.statusCode, late.headers['retry-after']]).toEqual([503, '5']);
  expect((await patient.ask(healthLive)).statusCode).toBe(200);
  for (const connection of held) connection.release();
  expect(new Set((await Promise.all(burst)).map(({ statusCode }) => statusCode))).toEqual(
    new Set([200]),
  );
  expect((await patient.ask(listClientOrders, { token })).statusCode).toBe(200);
});

test('when too many orders are slow, they are taken, who comes later is refused, and all else goes on', async () => {
  const { token } = await patient.signIn('client');
  let made = 0;
  const order = () =>
    patient.ask(createOrder, { token, payload: anOrder({}, seeded((made += 1))) });
  const lock = await patient.pool.connect();
  await lock.query('BEGIN; LOCK TABLE reference_counters IN ACCESS EXCLUSIVE MODE');
  const many = Array.from({ length: 6 }, () => order());
  await expect.poll(() => numberLine.waiting).toBe(6);
  many.push(order()); // who meets too many first is one of the burst
  await expect.poll(() => numberLine.waiting).toBe(7);
  await setTimeout(150);
  const late = order();
  const other = patient.ask(markAllNotificationsAsRead, { token });
  await setTimeout(200);
  await lock.query('COMMIT');
  lock.release();
  expect([(await late).statusCode, (await late).headers['retry-after']]).toEqual([503, '5']);
  expect((await late).json()).toMatchObject({ code: 'overloaded' });
  const shed = patient.logs.filter((line) => line.includes('"status":503'));
  expect(shed.map((line): unknown => JSON.parse(line)).at(-1)).toMatchObject({
    msg: 'request',
    route: `/api${createOrder.path}`,
  });
  expect((await other).statusCode).toBe(200);
  const statuses = (await Promise.all(many)).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([201]));
  expect((await order()).statusCode).toBe(201);
});

test('changes that wait for something outside are no load, however many', async () => {
  const { token } = await patient.signIn('client');
  const change = () => patient.ask(markAllNotificationsAsRead, { token });
  const lock = await patient.pool.connect();
  await lock.query('BEGIN; LOCK TABLE notifications IN ACCESS EXCLUSIVE MODE');
  const many = Array.from({ length: 7 }, () => change());
  await setTimeout(300);
  many.push(change());
  await lock.query('COMMIT');
  lock.release();
  const statuses = (await Promise.all(many)).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200]));
});
