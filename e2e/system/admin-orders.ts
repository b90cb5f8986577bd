import { aPhysicalAssociate, companyCreationData, seeded } from '@tassis/testing/builders';
import { mainSystem } from './addresses.ts';
import { ApiUser } from './api.ts';
import { readBody } from './json.ts';

type Company = { id: string; associates: ({ id: string } & Record<string, unknown>)[] };
type AdminOrder = { services: { id: string; company?: Company }[] };

/** A company of two associates, Salma Tazi and Nour Alami, ordered by a new client. */
export async function placeCreation(): Promise<{ id: string }> {
  const client = await ApiUser.register(mainSystem.api);
  const { data: packages } = await readBody<{ data: { id: string; code: string }[] }>(
    await client.get('/packages'),
  );
  const data = companyCreationData({
    capital: 20_000,
    addressType: 'domiciliation',
    associates: [
      aPhysicalAssociate({ firstName: 'Salma', lastName: 'Tazi', numerical_amount: 10_000 }),
      aPhysicalAssociate(
        { firstName: 'Nour', lastName: 'Alami', numerical_amount: 10_000 },
        seeded(2),
      ),
    ],
    externalManagers: [],
    negativeCertificateAssociate: 0,
  });
  const package_id = packages.find(({ code }) => code === 'COMBO12')?.id;
  const answer = await client.post('/orders', {
    package_id,
    services: [{ type: 'company_creation', package_id, data }],
  });
  if (!answer.ok) throw new Error(`Order: ${answer.status} ${await answer.text()}`);
  return (await readBody<{ data: { id: string } }>(answer)).data;
}

/** The company of an order, as the staff read it. */
export async function readCompany(admin: ApiUser, id: string) {
  const answer = await admin.get(`/admin/orders/${id}`);
  const { data } = await readBody<{ data: AdminOrder }>(answer);
  const service = data.services.find(({ company }) => company);
  if (!service?.company) throw new Error('The order creates no company');
  const { id: company, associates } = service.company;
  return { service: service.id, company, associates };
}
