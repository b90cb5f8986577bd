import { contentVersion, getFirm, listPackages, type Contract } from '@tassis/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApi } from '../../testing/create-test-api.ts';

const api = await createTestApi();

const versionNow = async () =>
  (await api.ask(contentVersion)).json<{ data: { version: number } }>().data.version;
const getEtag = async (contract: Contract) => (await api.ask(contract)).headers['etag'];
const seen = async () => Promise.all([versionNow(), getEtag(listPackages), getEtag(getFirm)]);
const insertion = (code: string) =>
  `INSERT INTO packages (code, name, price_centimes, status) VALUES ('${code}', 'A', 100, 'published')`;

beforeAll(async () => {
  await api.pool.query(insertion('KEPT'));
});

test('does not change, and the ETags neither, while nothing is written', async () => {
  expect(await seen()).toEqual(await seen());
});

describe('changes, and the ETag too, when the database is changed by hand:', () => {
  test.each([
    ['a package is added', listPackages, insertion('NEW')],
    [
      'its price changes',
      listPackages,
      `UPDATE packages SET price_centimes = 7 WHERE code = 'NEW'`,
    ],
    ['it is withdrawn', listPackages, `UPDATE packages SET status = 'draft' WHERE code = 'NEW'`],
    ['another is deleted', listPackages, `DELETE FROM packages WHERE code = 'KEPT'`],
    [
      'the firm’s telephone changes',
      getFirm,
      `UPDATE settings SET value = jsonb_set(value, '{phone}', '"+212 5 00 00 00 00"') WHERE key = 'firm'`,
    ],
    [
      'the rates change',
      getFirm,
      `UPDATE settings SET value = jsonb_set(value, '{vatBasisPoints}', '1000') WHERE key = 'pricing'`,
    ],
  ] as const)('%s', async (_name, contract, statement) => {
    const before = [await versionNow(), await getEtag(contract)] as const;
    await api.pool.query(statement);
    expect(await versionNow()).toBe(before[0] + 1);
    const etag = await getEtag(contract);
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/u);
    expect(etag).not.toBe(before[1]);
  });

  test('all tables are emptied', async () => {
    const before = await versionNow();
    await api.pool.query('TRUNCATE packages CASCADE');
    expect(await versionNow()).toBe(before + 1);
  });
});

test('a change that is rolled back changes nothing', async () => {
  const before = await versionNow();
  const client = await api.pool.connect();
  await client.query('BEGIN');
  await client.query(insertion('UNDONE'));
  expect(await versionNow()).toBe(before);
  await client.query('ROLLBACK');
  client.release();
  expect(await versionNow()).toBe(before);
});

test('two editors who lock the packages in opposite order both succeed', async () => {
  await api.pool.query(`${insertion('FIRST')}; ${insertion('SECOND')}`);
  const before = await versionNow();
  const edit = async (codes: readonly string[]) =>
    api.db.transaction(async (tx) => {
      for (const code of codes) {
        await tx.execute(`UPDATE packages SET position = position + 1 WHERE code = '${code}'`);
      }
    });
  const edits = Array.from({ length: 10 }, (_, n) =>
    edit(n % 2 === 0 ? ['FIRST', 'SECOND'] : ['SECOND', 'FIRST']),
  );
  await Promise.all(edits);
  expect(await versionNow()).toBe(before + 20);
});
