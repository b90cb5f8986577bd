import { aManager, anOrder, companyCreationData, seeded } from '@tassis/testing/builders';
import type { SystemAddresses } from '../addresses.ts';
import type { ApiUser } from '../api.ts';
import { sql } from '../database.ts';
import { answered, asStored, enter, PLAIN, type Outcomes } from './entered.ts';

type Parts = { system: SystemAddresses; admin: ApiUser; outcomes: Outcomes };
type Order = {
  id: string;
  version: number;
  services: { id: string; company?: { id: string } }[];
};
type Answer = { data: Order };

/** Orders a company creation and a certificate named by the texts; the staff add a manager and a reason for each. */
export async function fillCompany(
  { system, admin, outcomes }: Parts,
  client: ApiUser,
  held: readonly string[],
): Promise<{ creationId: string; certificateId: string }> {
  const stored = held.map(asStored);
  const creationId = await placeCreation(client);
  for (const text of held) {
    const { data: order } = await answered<Answer>(
      'order',
      admin.get(`/admin/orders/${creationId}`),
    );
    const service = order.services.find(({ company }) => company);
    const path = `/admin/orders/${order.id}/service/${service?.id}/company/${service?.company?.id}/manager`;
    const version = { 'if-match': `"${order.version}"` };
    await enter<Answer>(system, outcomes, {
      form: 'reason for a change of an order',
      text,
      send: (reason) => admin.post(path, { reason, data: aManager() }, version),
      keep: () => [
        [
          'UPDATE audit_entries SET reason = $3 WHERE subject_id = $1 AND reason = $2',
          creationId,
          PLAIN,
        ],
      ],
    });
  }
  // An edit validates the whole company, so refused texts are written into the database after the last edit.
  const company = [...PROPOSED, 'activity', 'address', 'acronym'];
  const owner = ['lastName', 'firstName', 'placeOfBirth', 'address', 'city'];
  await put(system, { orderId: creationId, texts: stored }, [
    ...company.map((field) => [field]),
    ...owner.map((field) => ['associates', '0', field]),
    ...held.map((_, place) => ['managers', `${place}`, 'firstName']),
    ...held.map((_, place) => ['managers', `${place}`, 'lastName']),
    ...held.map((_, place) => ['managers', `${place}`, 'address']),
  ]);
  const { data: certificate } = await answered<Answer>(
    'certificate',
    client.post('/orders', anOrder({}, seeded(Math.ceil(performance.now())))),
  );
  const request = [...PROPOSED, 'activity', 'firstName', 'lastName', 'ville'];
  const certificateOrder = { orderId: certificate.id, texts: stored };
  await put(
    system,
    certificateOrder,
    request.map((field) => [field]),
  );
  return { creationId, certificateId: certificate.id };
}

const PROPOSED = ['firstAppelation', 'secoundAppelation', 'thirdAppelation'];

/** Writes the texts, in turn, into fields of an order's document. */
async function put(
  system: SystemAddresses,
  { orderId, texts }: { orderId: string; texts: readonly string[] },
  fields: readonly (readonly string[])[],
): Promise<void> {
  for (const [place, field] of fields.entries()) {
    await sql(
      system,
      'UPDATE orders SET content = jsonb_set(content, $2::text[], to_jsonb($3::text)) WHERE id = $1',
      [orderId, ['data', ...field], texts[place % texts.length] ?? ''],
    );
  }
}

async function placeCreation(client: ApiUser): Promise<string> {
  type Packages = { data: { id: string; code: string }[] };
  const { data: packages } = await answered<Packages>('packages', client.get('/packages'));
  const package_id = packages.find(({ code }) => code === 'COMBO12')?.id;
  const data = companyCreationData(
    { addressType: 'domiciliation' },
    seeded(Math.ceil(performance.now())),
  );
  const services = [{ type: 'company_creation', package_id, data }];
  const placed = await answered<Answer>(
    'creation',
    client.post('/orders', { package_id, services }),
  );
  return placed.data.id;
}
