import { allContracts, ERROR_STATUS, asFields, type Contract } from '@tassis/contracts';
import { ROLES } from '@tassis/domain';
import { seeded } from '@tassis/testing/builders';
import { describe, expect, test } from 'vitest';
import { toJSONSchema } from 'zod';
import { createTestApi } from '../testing/create-test-api.ts';
import { sampleOfPart } from '../testing/fuzz/sample-of-schema.ts';

const api = await createTestApi();
const all: readonly Contract[] = allContracts;

const tokens = new Map<string, string>();
for (const role of ROLES) tokens.set(role, (await api.signIn(role)).token);

/** Where the schema allows unknown fields, and why. */
const open = new Map([
  ['saveDraft body.data', 'whatever a form holds: checked when it is sent'],
  ['savePartnerDraft body.data', 'likewise'],
  ['updateOrderService body.data', 'the form of the service, by its own schema'],
  ['importPartnerClients body.rows.items', 'a table of anybody’s: each row is told what is wrong'],
  ['linkAdminList query', 'the filters of the list, by its own schema'],
]);
/** Browsers write these reports and add fields; unknown ones are not read. */
const browsers = 'reportCspViolation';

type Shape = Readonly<Record<string, unknown>>;

/** The paths of objects in a schema that accept undeclared fields. */
function openObjects(shape: unknown, path: string): string[] {
  if (typeof shape !== 'object' || shape === null) return [];
  const { type, additionalProperties }: Shape = { ...shape };
  const own = type === 'object' && additionalProperties !== false ? [path] : [];
  const deeper = Object.entries(shape).flatMap(([key, child]: [string, unknown]) =>
    openObjects(child, /^\d+$|^(?:properties|anyOf|oneOf)$/u.test(key) ? path : `${path}.${key}`),
  );
  return [...own, ...deeper];
}

test('no object in any query or body accepts an undeclared field', () => {
  const found = all
    .filter(({ name }) => name !== browsers)
    .flatMap(({ name, request: { query, body } }) =>
      Object.entries({ query, body }).flatMap(([part, schema]) =>
        schema === undefined
          ? []
          : openObjects(
              toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
              `${name} ${part}`,
            ),
      ),
    );
  expect(new Set(found)).toEqual(new Set(open.keys()));
});

const random = seeded(1);
const ids = ['3f0c8b1e-0000-4000-8000-000000000000'] as const;
const forged = { is_admin: true, user_id: ids[0], version: 9 };

describe.each(
  all
    .filter(({ name, request }) => name !== browsers && (request.body ?? request.query))
    .map((contract) => [contract.name, contract] as const),
)('%s', (_, contract) => {
  test.each(['body', 'query'] as const)('refuses an internal field in its %s', async (part) => {
    if (contract.request[part] === undefined) return;
    const { auth, invalidCode = 'validation_failed' } = contract;
    const role = typeof auth === 'string' ? 'client' : (auth[0] ?? 'client');
    const sample = (of: 'params' | 'body' | 'query') =>
      asFields(sampleOfPart(contract, of, { random, ids }));
    const spoilt = { ...sample(part), ...forged };
    const params = { ...sample('params'), field: 'negativeCertificate' };
    const sent: object = { params, [part === 'body' ? 'payload' : 'query']: spoilt };
    const token = tokens.get(role) ?? '';
    const answer = await api.ask(contract, { token, headers: { 'if-match': '"1"' }, ...sent });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      ERROR_STATUS[invalidCode],
      { code: invalidCode, errors: { is_admin: [expect.any(String)] } },
    ]);
  });
});
