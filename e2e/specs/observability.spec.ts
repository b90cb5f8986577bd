import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ownSystemAt } from '../system/addresses.ts';
import { ApiUser } from '../system/api.ts';
import { sql } from '../system/database.ts';
import { parsed } from '../system/json.ts';
import { startCollector, type CollectedSpan } from '../system/otlp-collector.ts';
import { OwnSystem } from '../system/own-system.ts';
import { copyPreparedData } from '../system/prepared-data.ts';

const addresses = ownSystemAt(45, 'observability');
const account = { PROBE_EMAIL: 'sonde@example.ma', PROBE_PASSWORD: 'Un-mot-de-passe-9' };
/** What a stranger sends is not believed. */
const forged = '4bf92f3577b34da6a3ce929d0e0e4736';

let collector: Awaited<ReturnType<typeof startCollector>>;
let system: OwnSystem;

test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.beforeAll(async () => {
  collector = await startCollector();
  const observed = { ...account, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  system = new OwnSystem({
    ...addresses,
    environment: { ...addresses.environment, ...observed },
  });
  copyPreparedData(addresses.dataDirectory);
  await system.start();
});
test.afterAll(async () => {
  await system.stop();
  collector.close();
});

test('an order that is placed is one trace: site, API, statements and jobs', async () => {
  const client = await ApiUser.register(`${addresses.site}/api`);
  const activity = 'Conseil en canari';
  const answer = await client.order(randomUUID(), activity, {
    traceparent: `00-${forged}-00f067aa0ba902b7-01`,
  });
  expect(answer.status).toBe(201);
  const trace = () => traceOf(collector.spans, 'POST /api/orders');
  await expect
    .poll(() => trace().map(({ name }) => name), { timeout: 60_000 })
    .toEqual(expect.arrayContaining(['job send-mail', 'job make-documents', 'POST /api/*']));

  const spans = trace();
  expect(spans.filter(({ parentSpanId }) => !parentSpanId)).toEqual([
    expect.objectContaining({ service: 'tassis-edge', name: 'POST /api/*' }),
  ]);
  const ids = new Set(spans.map(({ spanId }) => spanId));
  const lost = spans.filter(({ parentSpanId }) => parentSpanId && !ids.has(parentSpanId));
  expect(lost).toEqual([]);
  for (const name of ['POST /api/orders', 'job make-documents']) {
    const span = spans.find((one) => one.name === name);
    expect(span?.service).toBe('tassis-api');
    const inside = spans.filter(({ parentSpanId }) => parentSpanId === span?.spanId);
    expect(inside.map((one) => one.name)).toContain('INSERT');
  }
  expect(collector.spans.filter(({ traceId }) => traceId === forged)).toEqual([]);
  for (const personal of [activity, 'Salma', '0612345678', '@example.ma', client.token])
    expect(collector.text()).not.toContain(personal);
});

test('a synthetic order goes through the site, is told, and leaves nothing', async () => {
  const file = path.join(addresses.dataDirectory, 'probe.prom');
  const probe = async (environment: Record<string, string>) => {
    const env = { ...process.env, SITE_URL: addresses.site, PROBE_TEXTFILE: file, ...environment };
    const repository = path.resolve(import.meta.dirname, '../..');
    const said = await new Promise<string>((resolve) => {
      const ask = ['scripts/probe.mjs', '--once'];
      execFile('node', ask, { cwd: repository, env }, (_failure, stdout) => resolve(stdout));
    });
    return parsed<{ success: boolean; failed?: string }>(said);
  };
  const count = () => sql(addresses, 'SELECT count(*) FROM orders');
  const before = await count();
  // The first one opens the account, the second one signs in.
  expect(await probe(account)).toMatchObject({ success: true });
  expect(await probe(account)).toMatchObject({ success: true });
  expect(await count()).toEqual(before);
  expect(readFileSync(file, 'utf8')).toContain('probe_success{probe="order"} 1\n');

  const other = { ...account, PROBE_EMAIL: 'another@example.ma' };
  expect(await probe(other)).toMatchObject({ success: false, failed: 'no order after' });
  expect(await probe(other)).toMatchObject({ success: false, failed: 'no order before' });
  expect(readFileSync(file, 'utf8')).toContain('probe_success{probe="order"} 0\n');
});

/** All spans of the trace that has a span of this name. */
function traceOf(spans: readonly CollectedSpan[], name: string): CollectedSpan[] {
  const found = spans.find((span) => span.name === name);
  return spans.filter(({ traceId }) => traceId === found?.traceId);
}
