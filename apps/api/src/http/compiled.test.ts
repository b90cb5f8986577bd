import { allContracts, type Contract } from '@tassis/contracts';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { $ZodObjectJIT } from 'zod/v4/core';
import { compiled } from './compiled.ts';

const Person = z.object({ name: z.string().check(z.minLength(2)), age: z.optional(z.number()) });
const Document = z.object({
  kind: z.literal('document'),
  owner: z.nullable(Person),
  pages: z.array(z.strictObject({ n: z.int() })),
});
const Mail = z.object({ kind: z.literal('mail'), to: z.record(z.string(), Person) });
const Thing = z.discriminatedUnion('kind', [Document, Mail]);

test.each([
  { kind: 'document', owner: null, pages: [], more: 1 },
  { kind: 'document', owner: { name: 'Aïcha', age: undefined, more: 1 }, pages: [{ n: 1 }] },
  { kind: 'document', owner: { name: 'A', age: 'x' }, pages: [{ n: 1, more: 1 }, { n: 1.5 }] },
  { kind: 'document', pages: {} },
  { kind: 'mail', to: { a: { name: 'Bo' } } },
  { kind: 'mail', to: { a: {} } },
  { kind: 'other' },
  null,
])('says of %j what its original says', (value) => {
  expect(z.safeParse(compiled(Thing), value)).toEqual(z.safeParse(Thing, value));
});

test('every answer of the API is parsed by compiled code', () => {
  const contracts: readonly Contract[] = allContracts;
  const answers = contracts.map(({ response }) => response.schema);
  const objects = answers.filter((schema) => schema._zod.def.type === 'object').map(compiled);
  expect(objects.length).toBeGreaterThan(100);
  expect(objects.filter((schema) => !(schema instanceof $ZodObjectJIT))).toEqual([]);
});
