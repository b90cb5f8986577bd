import {
  createOrder,
  getAdminOrder,
  type AdminOrder,
  type Contract,
  type OrderCompany,
} from '@tassis/contracts';
import { companyCreationData, domiciliationData, seeded } from '@tassis/testing/builders';
import type { createTestApi } from './create-test-api.ts';
import { insertPackage } from './insert-package.ts';

type TestApi = Awaited<ReturnType<typeof createTestApi>>;
type Changes = Parameters<typeof companyCreationData>[0];
type Sent = {
  person?: string | undefined;
  reason?: string;
  /** The Idempotency-Key. */
  key?: string;
  [field: string]: unknown;
};

let made = 0;

const getData = (answer: { json: () => { data: AdminOrder } }) => answer.json().data;

/** What tests of the staff's edits do with orders: as this client and this administrator. */
export async function orderEditing(api: TestApi) {
  const client = await api.signIn('client');
  const admin = await api.signIn('admin');
  const packageIds = {
    company_creation: await insertPackage(api.db, {
      includes_company_creation: true,
      domiciliation_duration_months: 0,
    }),
    domiciliation: await insertPackage(api.db),
  };

  async function place(type: keyof typeof packageIds, data: object): Promise<AdminOrder> {
    const payload = { package_id: packageIds[type], services: [{ type, data }] };
    return getData(await api.ask(createOrder, { payload, token: client.token }));
  }

  return {
    client,
    admin,
    getData,
    /** Two persons who bring 10 000 MAD each, unless said otherwise. */
    placeCreation: (changes: Changes = {}) =>
      place('company_creation', companyCreationData(changes, seeded((made += 1)))),
    placeDomiciliation: (changes: Parameters<typeof domiciliationData>[0] = {}) =>
      place('domiciliation', domiciliationData(changes, seeded((made += 1)))),
    read: async (id: string) =>
      getData(await api.ask(getAdminOrder, { params: { id }, token: admin.token })),
    /** An edit of this order, with a reason where none is given. */
    edit: (
      { method, path }: Contract,
      order: Pick<AdminOrder, 'id' | 'version' | 'services'>,
      { person = '', reason = 'À la demande du client', key, ...sent }: Sent,
    ) => {
      const [service] = order.services;
      const record = service?.company ?? service?.domiciliation;
      const url = path
        .replace(':id', order.id)
        .replace(':service', service?.id ?? '')
        .replace(':company', record?.id ?? '')
        .replace(':person', person);
      const isDeletion = method === 'DELETE';
      const payload = isDeletion ? sent : { reason, ...sent };
      return api.app.inject({
        method,
        url: `/api${url}${isDeletion ? `?reason=${encodeURIComponent(reason)}` : ''}`,
        headers: {
          authorization: `Bearer ${admin.token}`,
          'if-match': `"${order.version}"`,
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(Object.keys(payload).length > 0 && { payload }),
      });
    },
  };
}

export function companyIn(order: Pick<AdminOrder, 'services'>): OrderCompany {
  const company = order.services[0]?.company;
  if (company === undefined) throw new Error('The order creates no company');
  return company;
}
