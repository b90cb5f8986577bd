import { listPackages } from '@tassis/contracts';
import { expect, test, vi } from 'vitest';
import { mails } from '../database/schema/index.ts';
import { sendAwaitedJob, sendJob } from '../jobs/job.repository.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { createTestApi } from '../testing/create-test-api.ts';

const api = await createTestApi({ env: { RATE_LIMIT_PER_MINUTE: '2' } });
const read = async () => (await api.app.inject({ url: '/metrics' })).body;
const ageOfDocuments = async () =>
  Number(/^jobs_oldest_seconds\{queue="make-documents"\} (\S+)$/mu.exec(await read())?.[1]);

test('mails and jobs that wait are told as they are at each reading', async () => {
  expect(await read()).toMatch(/^mails\{status="queued"\} 0$/mu);
  const who = { to: 'salma@example.ma', userId: null, locale: 'fr', now: api.clock() } as const;
  const content = { template: 'welcome', firstName: 'Salma', verifyToken: 'secret' } as const;
  await queueMail(api.db, { ...who, content, dedupeKey: 'welcome:1' });
  const waiting = await read();
  expect(waiting).toMatch(/^mails\{status="queued"\} 1$/mu);
  expect(waiting).toMatch(/^jobs_waiting\{queue="send-mail"\} 1$/mu);
  expect(waiting).toMatch(/^jobs_waiting\{queue="make-documents"\} 0$/mu);
  await api.db.update(mails).set({ status: 'failed' });
  const given = await read();
  expect(given).toMatch(/^mails\{status="queued"\} 0$/mu);
  expect(given).toMatch(/^mails\{status="failed"\} 1$/mu);
});

test('the age of a queue is that of its oldest job, whatever its priority', async () => {
  expect(await ageOfDocuments()).toBe(0);
  const job = { orderId: crypto.randomUUID(), domiciliationId: null };
  await sendJob(api.db, 'make-documents', job);
  await api.pool.query(`UPDATE pgboss.job SET created_on = now() - interval '4 hours'`);
  await sendAwaitedJob(api.db, 'make-documents', job);
  const waited = await ageOfDocuments();
  expect(waited).toBeGreaterThanOrEqual(4 * 3600);
  expect(waited).toBeLessThan(5 * 3600);
  await api.pool.query(`UPDATE pgboss.job SET state = 'active' WHERE priority = 0`);
  expect(await ageOfDocuments()).toBeLessThan(3600);
});

test('connections in use, and who waits for one', async () => {
  const before = Number(
    /^database_pool_connections\{state="in_use"\} (\d+)$/mu.exec(await read())?.[1],
  );
  const client = await api.pool.connect();
  try {
    const held = /^database_pool_connections\{state="in_use"\} (\d+)$/mu.exec(await read())?.[1];
    expect(Number(held)).toBe(before + 1);
    expect(await read()).toMatch(/^database_pool_requests\{state="waiting"\} 0$/mu);
  } finally {
    client.release();
  }
});

test('a crowded house is told of while it is crowded', async () => {
  const { max } = api.pool.options;
  const clients = await Promise.all(Array.from({ length: max }, () => api.pool.connect()));
  const waiting = api.pool.query('SELECT 1');
  try {
    const told = await read();
    expect(told).toMatch(
      new RegExp(String.raw`^database_pool_connections\{state="in_use"\} ${max}$`, 'mu'),
    );
    expect(told).toMatch(/^database_pool_requests\{state="waiting"\} 1$/mu);
    expect(told).not.toMatch(/^mails\{/mu);
  } finally {
    for (const client of clients) client.release();
    await waiting;
  }
});

test('requests that were told to come again', async () => {
  for (let n = 0; n < 3; n += 1) await api.ask(listPackages, { remoteAddress: '198.51.100.9' });
  await vi.waitFor(async () =>
    expect(await read()).toMatch(/^http_requests_shed_total\{status="429"\} 1$/mu),
  );
});

test('replicas are told of where there are some', async () => {
  const told = await read();
  expect(told).toContain('# TYPE database_replication_lag_seconds gauge\n');
  expect(told).not.toMatch(/^database_replication_lag_seconds\{/mu);
  expect(api.logs.join('')).not.toContain('figures not read');
});

test('a database that does not answer takes only its own figures away', async () => {
  const gone = vi
    .spyOn(api.pool, 'query')
    .mockImplementation(() => Promise.reject(new Error('gone')));
  const told = await read();
  gone.mockRestore();
  expect(told).not.toMatch(/^mails\{/mu);
  expect(told).not.toMatch(/^jobs_waiting\{/mu);
  expect(told).toMatch(/^database_pool_connections\{state="idle"\} \d+$/mu);
});
