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

/** A company to be created and a certificate, each named by the texts; the staff add a manager and a reason for each. */
export async function fillCompany(
  { system, admin, outcomes }: Parts,
  client: ApiUser,
  held: readonly string[],
): Promise<{ creationId: string; certificateId: string }> {
  const kept = held.map(asStored);
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
  // An edit checks the whole company: what its rules refuse is put there after the last one.
  const put = (table: string, columns: readonly string[], where: string) =>
    Promise.all(
      columns.map((column, place) =>
        sql(system, `UPDATE ${table} SET ${column} = $2 WHERE ${where}`, [
          creationId,
          kept[place] ?? '',
        ]),
      ),
    );
  const ofOrder = 'service_id IN (SELECT id FROM order_services WHERE order_id = $1)';
  const ofCompany = `company_id IN (SELECT id FROM companies WHERE ${ofOrder})`;
  await put('companies', [...PROPOSED, 'activity', 'address', 'acronym'], ofOrder);
  await put('associates', ['last_name', 'first_name', 'birth_place', 'address', 'city'], ofCompany);
  for (const [place, text] of kept.entries()) {
    await sql(
      system,
      `UPDATE managers SET first_name = $2, last_name = $2, address = $2 WHERE position = $3 AND ${ofCompany}`,
      [creationId, text, place],
    );
  }
  const { data: certificate } = await answered<Answer>(
    'certificate',
    client.post('/orders', anOrder({}, seeded(Math.ceil(performance.now())))),
  );
  for (const [place, column] of [
    ...PROPOSED,
    'activity',
    'family_name',
    'given_name',
    'city',
  ].entries()) {
    await sql(system, `UPDATE negative_certificate_requests SET ${column} = $2 WHERE ${ofOrder}`, [
      certificate.id,
      kept[place] ?? '',
    ]);
  }
  return { creationId, certificateId: certificate.id };
}

const PROPOSED = ['first_proposed_name', 'second_proposed_name', 'third_proposed_name'];

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
