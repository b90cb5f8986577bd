import { asFields, type ClientPartnerRequest, type Order } from '@tassis/contracts';
import type {
  normalizeCompanyCreation,
  normalizeDomiciliation,
  normalizeNegativeCertificate,
  PersonData,
} from '@tassis/domain';

type OrderService = Order['services'][number];
type Content = Pick<OrderService, 'company' | 'domiciliation' | 'negative_certificate_request'>;
type Sent =
  | { type: 'company_creation'; data: ReturnType<typeof normalizeCompanyCreation> }
  | { type: 'domiciliation'; data: ReturnType<typeof normalizeDomiciliation> }
  | { type: 'negative_certificate_request'; data: ReturnType<typeof normalizeNegativeCertificate> };

/** What a prepared order asks for, whole, as an order shows it; null where it is not told. */
export function askedServiceOf(request: ClientPartnerRequest): OrderService | null {
  const { id, body, has_certificate: hasPdf } = request;
  const sent = sentIn(body);
  if (sent === undefined) return null;
  // The API sends it as the order would keep it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const service = sent as Sent;
  const file = hasPdf ? { name: '', document_id: null } : null;
  return { id, type: service.type, status: 'submitted', data: {}, ...contentOf(service, id, file) };
}

/** The package that it asks for, by its id. */
export function askedPackageOf({ body }: ClientPartnerRequest): string | null {
  const id = asFields(sentIn(body))['package_id'] ?? body?.['package_id'];
  return typeof id === 'string' ? id : null;
}

/** The one service of a prepared order. */
function sentIn(body: ClientPartnerRequest['body']): unknown {
  const services: unknown = body?.['services'];
  return Array.isArray(services) ? services[0] : undefined;
}

function contentOf(
  service: Sent,
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

function withId(person: PersonData, place: number) {
  return { ...person, id: `manager-${place}` };
}
