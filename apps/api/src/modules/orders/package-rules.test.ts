import { createOrder, getClientOrder, type Order } from '@tassis/contracts';
import {
  aPhysicalAssociate,
  certificateData,
  companyCreationData,
  domiciliationData,
} from '@tassis/testing/builders';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { packages } from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { insertPackage } from '../../testing/insert-package.ts';

const api = await createTestApi();
const client = await api.signIn('client');
const creationOnly = { includes_company_creation: true, domiciliation_duration_months: 0 };
const creation = await insertPackage(api.db, { ...creationOnly, price: 3000 });
const address = await insertPackage(api.db);
const withOption = await insertPackage(api.db, {
  optional_company_creation: true,
  optional_company_creation_price: 2500,
});
const unpublished = await insertPackage(api.db, { ...creationOnly, status: 'draft' });

const send = (payload: unknown) => api.ask(createOrder, { payload, token: client.token });
const dataOf = (answer: { json: () => { data: Order } }) => answer.json().data;
const creationBody = (changes = {}, service = {}) => ({
  package_id: creation,
  services: [{ type: 'company_creation', data: companyCreationData(changes), ...service }],
});
const addressBody = (changes = {}, service = {}) => ({
  package_id: address,
  services: [{ type: 'domiciliation', data: domiciliationData(changes), ...service }],
});
let sent = 0;
const another = () => `Atlas ${(sent += 1)}`;

const text = (words: string) => Buffer.from(words).toString('base64');

describe('the package', () => {
  test('may be named at the top, in the service, or in both', async () => {
    for (const [top, own] of [
      [address, null],
      [null, address],
      [address, address.toUpperCase()],
    ]) {
      const body = addressBody({ companyName: another() }, { package_id: own });
      expect((await send({ ...body, package_id: top })).statusCode).toBe(201);
    }
  });

  test.each([
    ['none', { ...addressBody(), package_id: null }, 'package_id'],
    ['none with a creation', { ...creationBody(), package_id: undefined }, 'package_id'],
    ['two', addressBody({}, { package_id: creation }), 'package_id'],
    ['an unknown one', { ...addressBody(), package_id: crypto.randomUUID() }, 'package_id'],
    ['an unpublished one', { ...creationBody(), package_id: unpublished }, 'package_id'],
    [
      'an unpublished one in the service',
      { services: [{ ...creationBody().services[0], package_id: unpublished }] },
      'services.0.package_id',
    ],
    ['one without an address', { ...addressBody(), package_id: creation }, 'package_id'],
    ['one without a creation', { ...creationBody(), package_id: address }, 'package_id'],
    ['one whose option is not ticked', { ...creationBody(), package_id: withOption }, 'package_id'],
    [
      'an option that it does not have',
      { ...creationBody(), package_id: address, includeOptionalCompanyCreation: true },
      'package_id',
    ],
    [
      'a creation beside a domiciliation',
      { ...addressBody(), package_id: withOption, includeOptionalCompanyCreation: true },
      'includeOptionalCompanyCreation',
    ],
    ['another duration', addressBody({ duration_months: 24 }), 'services.0.data.duration_months'],
    [
      'an address of one’s own',
      { ...creationBody(), package_id: withOption, includeOptionalCompanyCreation: true },
      'services.0.data.addressType',
    ],
  ])('is refused: %s', async (_name, body, path) => {
    const answer = await send(body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'validation_failed',
      errors: { [path]: [expect.any(String)] },
    });
  });

  test('stays in the order as it was bought', async () => {
    const own = await insertPackage(api.db, { name: 'Avant' });
    const order = dataOf(
      await send({ ...addressBody({ companyName: another() }), package_id: own }),
    );
    await api.db
      .update(packages)
      .set({ name: 'Après', priceCentimes: 1 })
      .where(eq(packages.id, own));
    const read = await api.ask(getClientOrder, { params: { id: order.id }, token: client.token });
    expect(dataOf(read).package).toMatchObject({ name: 'Avant', price: 2400 });
  });

  test('and its price are the database’s', async () => {
    const answer = await send({ ...creationBody(), finalPrice: 5000 });
    expect(answer.json()).toMatchObject({ code: 'price_mismatch' });
  });
});

describe('what only the server can know', () => {
  test.each([
    [
      'no PDF',
      addressBody({ negativeCertificate: text('GIF89a') }),
      'services.0.data.negativeCertificate',
    ],
    [
      'half a PDF',
      addressBody({ negativeCertificate: text('%PDF-1.7 …') }),
      'services.0.data.negativeCertificate',
    ],
    [
      'too large a PDF',
      addressBody({ negativeCertificate: text(`%PDF-1.7${' '.repeat(5_242_880)}%%EOF`) }),
      'services.0.data.negativeCertificate',
    ],
    [
      'no base64',
      creationBody({ ...certificateData(), certificate: 'é' }),
      'services.0.data.certificate',
    ],
    [
      'a start in the past',
      addressBody({ start_date: '2026-11-20' }),
      'services.0.data.start_date',
    ],
    [
      'somebody not born yet',
      creationBody({
        associates: [aPhysicalAssociate({ birthDate: '2027-01-01', numerical_amount: 20_000 })],
      }),
      'services.0.data.associates.0.birthDate',
    ],
    ['an unknown field', creationBody({ status: 'completed' }), 'services.0.data.status'],
  ])('refuses %s', async (_name, body, path) => {
    const answer = await send(body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toHaveProperty(['errors', path]);
  });

  test('a PDF of 5 MiB is taken', async () => {
    const pdf = `%PDF-1.7${' '.repeat(5_242_880 - 13)}%%EOF`;
    const answer = await send(
      addressBody({ negativeCertificate: `data:application/pdf;base64,${text(pdf)}` }),
    );
    expect(answer.statusCode).toBe(201);
  });
});
