import { deleteUser } from '@tassis/contracts';
import { OrderContent } from '@tassis/contracts/order-content';
import {
  aManager,
  aMoralAssociate,
  aPhysicalAssociate,
  certificateData,
  companyCreationData,
} from '@tassis/testing/builders';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { parse } from 'zod/mini';
import { orders } from '../../database/schema/index.ts';
import { insertAccount } from '../../testing/accounts.ts';
import { anyContent } from '../../testing/any-content.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { noPrice } from '../../testing/no-price.ts';
import { normalizeService, toContent } from '../orders/order-content.ts';

const api = await createTestApi();
const { db } = api;
const password = 'Adieu-2026!';
const passwordHash = await api.deps.passwords.hash(password);

const aRenewal: OrderContent = {
  schema: 1,
  kind: 'renewal',
  data: {
    domiciliation_id: crypto.randomUUID(),
    companyName: 'Salma Conseil',
    ICE: '001525367000058',
    start_date: '2026-01-01',
    duration_months: 12,
    end_date: '2027-01-01',
  },
};

/** An order's content with a person, a company and a certificate. */
function anyCreation(): OrderContent {
  const associates = [aPhysicalAssociate(), aMoralAssociate()];
  const data = companyCreationData({
    ...certificateData(),
    associates,
    externalManagers: [aManager()],
  });
  return toContent(normalizeService({ type: 'company_creation', data }), crypto.randomUUID());
}

const PERSONAL =
  /^(?:firstName|lastName|sex|birthDate|placeOfBirth|nationality|email|phone|cin|passport|carteSejour|identifierValue|certificate_file_id)$/u;

/** Collects the values of a document that are about people, and the addresses of the owners of a company. */
function personalTexts(data: object): unknown[] {
  const isRenewal = 'domiciliation_id' in data;
  return Object.entries(data).flatMap(([name, value]): unknown[] => {
    if (Array.isArray(value) && name !== 'contributionTypes') {
      return value.flatMap((person: { address?: string; city?: string }) => [
        ...personalTexts(person),
        ...[person.address, person.city].filter(Boolean),
      ]);
    }
    const isPersonal = PERSONAL.test(name) || (isRenewal && /^(?:companyName|ICE)$/u.test(name));
    return isPersonal && typeof value === 'string' && value !== '' ? [value] : [];
  });
}

test.each([
  ['company creation', anyCreation()],
  ['domiciliation', anyContent('domiciliation')],
  ['negative certificate', anyContent('negative_certificate_request')],
  ['renewal', aRenewal],
])('no personal data remain in the document of a %s', async (_, content) => {
  const { id } = await insertAccount(db, 'client', { passwordHash });
  const order = { clientId: id, reference: `CMD-${id}`, status: 'completed', content } as const;
  await db
    .insert(orders)
    .values({ ...order, pricing: noPrice, totalCentimes: 0, submissionHash: '' });
  const answer = await api.ask(deleteUser, {
    token: await api.createToken(id),
    body: { password },
  });
  expect(answer.statusCode).toBe(204);
  const [left] = await db.select().from(orders).where(eq(orders.clientId, id));
  expect(parse(OrderContent, left?.content)).toEqual(left?.content);
  const said = personalTexts(content.data);
  expect(said.length).toBeGreaterThan(0);
  const texts = personalTexts(left?.content.data ?? {});
  expect(said.filter((text) => texts.includes(text))).toEqual([]);
});
