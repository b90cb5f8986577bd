import { createOrder, getClientOrder, type Order } from '@tassis/contracts';
import {
  aMoralAssociate,
  aPdf,
  aPhysicalAssociate,
  certificateData,
  companyCreationData,
  domiciliationData,
} from '@tassis/testing/builders';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { documents, mails, notifications, storedFiles } from '../../../database/schema/index.ts';
import { createTestApi } from '../../../testing/create-test-api.ts';
import { insertPackage } from '../../../testing/insert-package.ts';
import { anyText, textWith } from '../../../testing/matchers.ts';

const api = await createTestApi();
const client = await api.signIn('client');
const creationOnly = { includes_company_creation: true, domiciliation_duration_months: 0 };
const creation = await insertPackage(api.db, { ...creationOnly, price: 3000 });
const address = await insertPackage(api.db);
const withOption = await insertPackage(api.db, {
  optional_company_creation: true,
  optional_company_creation_price: 2500,
});

const send = (payload: unknown) => api.ask(createOrder, { payload, token: client.token });
const getData = (answer: { json: () => { data: Order } }) => answer.json().data;
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

describe('a company creation', () => {
  test('is written with all its people and answered completely', async () => {
    const data = companyCreationData({
      acronym: 'ATL',
      capital: 50_000,
      negativeCertificateAssociate: 1,
      associates: [
        aPhysicalAssociate({ sex: 'Female', nationality: 'French' }),
        aMoralAssociate({
          contributionTypes: ['Numerical', 'nonNumerical'],
          numerical_amount: 12_500.5,
          description: 'Un véhicule',
          contribution_valorisation: 27_499.5,
        }),
      ],
    });
    const answer = await send({
      package_id: creation,
      services: [{ type: 'company_creation', data }],
    });
    expect(answer.statusCode).toBe(201);
    const order = getData(answer);
    expect(order).toMatchObject({
      package: { id: creation, price: 3000 },
      includeOptionalCompanyCreation: false,
      pricing: { creation: 3000, domiciliation: 0, vat: 600, fees: 1500, total: 5100 },
      finalPrice: 5100,
      documents: [],
    });
    const [service] = order.services;
    expect(service?.data).toMatchObject({
      haveCertificate: false,
      firstAppelation: data.firstAppelation,
      negativeCertificateAssociate: 1,
      certificate: null,
      acronym: 'ATL',
      capital: 50_000,
      associates: [
        { associateType: 'physical', sex: 'Female', nationality: 'French', isManager: true },
        {
          associateType: 'moral',
          numerical_amount: 12_500.5,
          contribution_valorisation: 27_499.5,
          shares: 25,
        },
      ],
      externalManagers: [],
    });
    const id = anyText;
    expect(service?.company).toMatchObject({ id, associates: [{ id }, { id }], managers: [] });
    const read = await api.ask(getClientOrder, { params: { id: order.id }, token: client.token });
    expect(getData(read)).toEqual(order);
  });

  test('stores its certificate as a file and a document, and nowhere as text', async () => {
    const order = getData(await send(creationBody(certificateData())));
    const [document] = order.documents;
    expect(document).toMatchObject({ kind: 'negative_certificate', status: 'pending' });
    expect(order.services[0]?.data['certificate']).toEqual({
      name: 'certificat-negatif.pdf',
      document_id: document?.id,
    });
    const [row] = await api.db
      .select()
      .from(documents)
      .where(eq(documents.id, document?.id ?? ''));
    const [file] = await api.db
      .select()
      .from(storedFiles)
      .where(eq(storedFiles.id, row?.fileId ?? ''));
    const bytes = Buffer.from(aPdf(), 'base64');
    expect(file).toMatchObject({ ownerId: client.id, size: bytes.length });
    expect(Buffer.from(await api.deps.files.bytes(file?.id ?? ''))).toEqual(bytes);
    expect(row).toMatchObject({ origin: 'client', clientId: client.id });
    const { rows } = await api.pool.query(`SELECT 1 FROM orders WHERE orders::text LIKE '%JVBER%'`);
    expect(rows).toEqual([]);
  });

  test('has its registered office at the firm’s address when the package has a duration', async () => {
    const body = creationBody({ addressType: 'domiciliation', address: null, activity: another() });
    const order = getData(
      await send({ ...body, package_id: withOption, includeOptionalCompanyCreation: true }),
    );
    expect(order).toMatchObject({
      includeOptionalCompanyCreation: true,
      pricing: { domiciliation: 2400, creation: 2500, total: 7380 },
    });
    expect(order.services[0]?.company?.address).toBe('Meknes, Mabroka');
  });
});

describe('a domiciliation', () => {
  test('gets its end from the server, and stores its certificate', async () => {
    const body = addressBody({ start_date: '2028-02-29', end_date: '2099-01-01' });
    const order = getData(await send({ ...body, finalPrice: 2880 }));
    expect(order.pricing).toMatchObject({ domiciliation: 2400, creation: 0, fees: 0, total: 2880 });
    expect(order.services[0]?.data).toMatchObject({
      start_date: '2028-02-29',
      end_date: '2029-02-28',
      negativeCertificate: { document_id: order.documents[0]?.id },
    });
    expect(order.services[0]?.domiciliation?.managers).toHaveLength(1);
  });

  test('is confirmed to its client once', async () => {
    const order = getData(await send(addressBody({ companyName: another() })));
    const mail = await api.db
      .select()
      .from(mails)
      .where(eq(mails.dedupeKey, `order-received:${order.id}`));
    expect(mail).toMatchObject([{ recipient: client.email, template: 'order-received' }]);
    expect(mail[0]?.text).toContain(order.package?.name);
    const link = `/client-dashboard/order/details/${order.id}`;
    const news = await api.db.select().from(notifications).where(eq(notifications.link, link));
    expect(news).toMatchObject([
      { code: 'order_received', params: { reference: order.reference } },
    ]);
  });

  test('is found by its company and its ICE', async () => {
    const order = getData(await send(addressBody({ companyName: 'Éclat du Rif' })));
    const { rows } = await api.pool.query('SELECT search FROM orders WHERE id = $1', [order.id]);
    expect(rows[0]).toMatchObject({ search: textWith('eclat du rif') });
  });
});
