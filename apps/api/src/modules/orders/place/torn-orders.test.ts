import { createOrder } from '@tassis/contracts';
import {
  aManager,
  certificateData,
  companyCreationData,
  domiciliationData,
} from '@tassis/testing/builders';
import { expect, test } from 'vitest';
import { createTestApi } from '../../../testing/create-test-api.ts';
import { insertPackage } from '../../../testing/insert-package.ts';

const api = await createTestApi();
const client = await api.signIn('client');
const creation = await insertPackage(api.db, {
  includes_company_creation: true,
  domiciliation_duration_months: 0,
});
const address = await insertPackage(api.db);

const company = companyCreationData({ ...certificateData(), externalManagers: [aManager()] });
const creationBody = {
  package_id: creation,
  services: [{ type: 'company_creation', data: company }],
};
const addressBody = {
  package_id: address,
  services: [{ type: 'domiciliation', data: domiciliationData() }],
};
const tables = [
  ['orders', creationBody],
  ['stored_files', creationBody],
  ['documents', creationBody],
  ['order_events', creationBody],
  ['notifications', creationBody],
  ['mails', creationBody],
  ['orders', addressBody],
] as const;

await api.pool.query(
  `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END $$`,
);
const names = [
  ...new Set(tables.map(([table]) => table)),
  'idempotency_keys',
  'reference_counters',
];
const rowsWritten = async () => {
  const counts = names.map((table) => `(SELECT count(*) FROM ${table}) AS ${table}`).join(', ');
  const { rows } = await api.pool.query<Record<string, string>>(`SELECT ${counts}`);
  return rows;
};

test.each(tables)(
  'an order whose %s cannot be written leaves nothing behind',
  async (table, body) => {
    const before = await rowsWritten();
    const send = () =>
      api.ask(createOrder, {
        payload: body,
        token: client.token,
        headers: { 'idempotency-key': `${table}-${body.package_id}` },
      });
    await api.pool.query(`CREATE TRIGGER fail BEFORE INSERT ON ${table} EXECUTE FUNCTION fail()`);
    expect((await send()).statusCode).toBe(500);
    expect(await rowsWritten()).toEqual(before);
    await api.pool.query(`DROP TRIGGER fail ON ${table}`);
    // The same request succeeds once the API works again.
    expect((await send()).statusCode).toBe(201);
  },
);
