import type { ClientPartnerRequest, Order } from '@tassis/contracts';

type OrderService = Order['services'][number];
type Content = Pick<OrderService, 'company' | 'domiciliation' | 'negative_certificate_request'>;
type Asked = NonNullable<ClientPartnerRequest['body']>['services'][number];

/** The content of a prepared order, in the shape of an order; null where the answer does not include it. */
export function toAskedService(request: ClientPartnerRequest): OrderService | null {
  const { id, body, has_certificate: hasPdf } = request;
  const [asked] = body?.services ?? [];
  if (asked === undefined) return null;
  const file = hasPdf ? { name: '', document_id: null } : null;
  return { id, type: asked.type, status: 'submitted', data: {}, ...toContent(asked, id, file) };
}

function toContent(
  service: Asked,
  id: string,
  file: { name: string; document_id: null } | null,
): Content {
  if (service.type === 'company_creation') {
    const { associates, externalManagers, ...company } = service.data;
    return {
      company: {
        ...company,
        id,
        certificate: file,
        associates: associates.map((each, place) => ({ ...each, id: `associate-${place}` })),
        managers: externalManagers.map(withId),
      },
    };
  }
  if (service.type === 'domiciliation') {
    const { managers, ...moved } = service.data;
    return {
      domiciliation: { ...moved, id, negativeCertificate: file, managers: managers.map(withId) },
    };
  }
  return { negative_certificate_request: { id, ...service.data } };
}

function withId<Person>(person: Person, place: number) {
  return { ...person, id: `manager-${place}` };
}
